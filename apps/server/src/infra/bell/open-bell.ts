import type { Database } from '../database/database.ts'
import type { Random } from '../random.ts'
import type { Bell } from './bell.ts'
import { createBell } from './local-bell.ts'
import { openSharedBell } from './shared-bell.ts'

export interface BellOptions {
  database: Database
  random: Random
  onError: (error: unknown) => void
}

/** The bell of this process, or on a database server of all its processes. */
export async function openBell({ database, random, onError }: BellOptions): Promise<Bell> {
  const { source } = database
  if (source.kind === 'embedded') return createBell()
  return openSharedBell({ url: source.url, name: random.uuid(), onError })
}
