import { dressCatalogue, type EditableDress } from '#documents'
import { askPerson, tell, toasts } from '#messages'
import { copy } from './copy.ts'
import { removeDresses, saveDress } from './model/change-dresses.ts'

/** Saves a new or changed dress; true once it is saved. */
export function keepDress(dress: EditableDress, { isNew }: { isNew: boolean }): Promise<boolean> {
  // An undo that is still offered would take back this change in place of its own.
  toasts.dismiss()
  const label = isNew ? copy.added(dress.name) : copy.changed(dress.name)
  return dressCatalogue.change(label, (document) => saveDress(document, dress), { alert: copy.saved })
}

/** Deletes dresses after a question, and offers to put them back; true once they are gone. */
export async function askToDelete(ids: ReadonlySet<string>): Promise<boolean> {
  const isSure = await askPerson({
    question: copy.deleteQuestion(ids.size),
    description: copy.deleteNote,
    confirm: copy.delete,
    isDestructive: true,
  })
  if (!isSure) return false
  toasts.dismiss()
  const before = dressCatalogue.state.read().document.dresses.length
  const label = copy.deleted(ids.size)
  const isSaved = await dressCatalogue.change(label, (document) => removeDresses(document, ids))
  if (isSaved && dressCatalogue.state.read().document.dresses.length < before)
    tell(label, { undo: () => void undoLast() })
  return isSaved
}

/** Takes the last change of the dresses back. */
export async function undoLast(): Promise<void> {
  const label = dressCatalogue.state.read().undoLabel
  if (label === null) return
  toasts.dismiss()
  if (await dressCatalogue.undo()) tell(copy.undone(label))
}
