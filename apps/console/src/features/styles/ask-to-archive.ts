import type { CatalogueDocument, StylesCatalogue } from '#documents'
import { askPerson, promptPerson, tell } from '#messages'
import { copy } from './copy.ts'
import { undoLast } from './perform-change.ts'

interface Archiving {
  catalogue: StylesCatalogue
  archive: CatalogueDocument['archive']
  styleIds: string[]
}

const reasonMaxLength = 500

/** Asks, and takes styles out of the catalogue into the archive. */
export async function askToArchive({ styleIds, ...rest }: Archiving): Promise<boolean> {
  const isSure = await askPerson({
    question: copy.archiveSelectedQuestion(styleIds.length),
    confirm: copy.archive,
    isDestructive: true,
  })
  return isSure && archiveAndSay({ ...rest, styleIds })
}

/** Asks for the reason and once more before a whole category goes into the archive. */
export async function askToArchiveCategory({
  category,
  ...rest
}: Archiving & { category: string }): Promise<boolean> {
  const reason = await promptPerson({
    question: copy.reasonQuestion(category),
    label: copy.reason,
    confirm: copy.next,
    maxLength: reasonMaxLength,
  })
  if (reason === null) return false
  const isSure = await askPerson({
    question: copy.archiveCategoryQuestion(category, rest.styleIds.length),
    confirm: copy.archive,
    isDestructive: true,
  })
  return isSure && archiveAndSay({ ...rest, reason: reason.trim() || undefined })
}

async function archiveAndSay({
  catalogue,
  archive,
  styleIds,
  reason,
}: Archiving & { reason?: string }): Promise<boolean> {
  const entries = await archive({ styleIds, ...(reason && { reason }) })
  if (!entries) return false
  tell(copy.archived(entries.length), { undo: () => void undoLast(catalogue) })
  return true
}
