import { consoleLocalKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import { createKeptStore } from '#messages'
import { type Regeneration, regenerationSchema } from '../model/regeneration.ts'

/** The regeneration that is open; null when there is none. */
export const regeneration = createKeptStore<Regeneration | null>({
  key: consoleLocalKeys.regeneration,
  schema: z.nullable(regenerationSchema),
  first: null,
})

/** Changes the open regeneration; nothing happens when it was closed in the meantime. */
export function update(change: (open: Regeneration) => Regeneration): void {
  const open = regeneration.read()
  if (open) regeneration.write(change(open))
}
