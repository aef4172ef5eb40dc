import * as z from 'zod/mini'
import { operatorStyle } from './catalogue.ts'
import { saved } from './release.ts'

/** A style that was taken out of a catalogue and can be put back (decision A28). */
export const archiveEntry = z.object({
  id: z.uuid(),
  style: operatorStyle,
  category: z.string(),
  archivedAt: z.iso.datetime(),
  reason: z.optional(z.string()),
  archivedBy: z.nullable(z.string()),
})
export type ArchiveEntry = z.infer<typeof archiveEntry>

export const archiveReply = z.object({ entries: z.array(archiveEntry) })

const styleCatalogue = z.enum(['live', 'draft'])

/** Takes styles out of a catalogue and keeps them, in one transaction. */
export const archiveStylesBody = z.object({
  catalogue: styleCatalogue,
  styleIds: z.array(z.string()).check(z.minLength(1), z.maxLength(10_000)),
  reason: z.optional(z.string().check(z.maxLength(500))),
  baseVersion: z.string(),
  confirm: z.optional(z.boolean()),
})
export const archiveStylesReply = z.extend(saved, { entries: z.array(archiveEntry) })

/** Puts styles back at the end of their categories, which are made again where they are gone. */
export const restoreArchivedBody = z.object({
  catalogue: styleCatalogue,
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(10_000)),
  baseVersion: z.optional(z.string()),
})
