import type { archiveReply } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { viewEntry } from './view-entry.ts'

/** Every archived style, newest first. */
export async function readArchive({
  database,
}: Pick<Services, 'database'>): Promise<z.output<typeof archiveReply>> {
  const rows = await database.db
    .selectFrom('archive_entries')
    .selectAll()
    .orderBy('archived_at', 'desc')
    .orderBy('place')
    .execute()
  return { entries: rows.map(viewEntry) }
}
