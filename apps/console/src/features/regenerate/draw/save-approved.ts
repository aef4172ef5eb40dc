import { catalogues, setPreviews } from '#documents'
import { alertPerson, askPerson, tell, toasts } from '#messages'
import { copy } from '../copy.ts'
import { approvedPreviews, type Regeneration } from '../model/regeneration.ts'

/** Asks, and puts the approved pictures in the place of the previews; true once they are saved. */
export async function saveApproved(open: Regeneration): Promise<boolean> {
  const previews = approvedPreviews(open)
  const count = Object.keys(previews).length
  if (count === 0) {
    alertPerson(copy.noneApproved, { isPassing: true })
    return false
  }
  if (!(await askPerson({ question: copy.saveQuestion(count) }))) return false
  const { load, change, undo } = catalogues[open.catalogue]
  // After a reload the dialog may be there before the styles are.
  await load()
  // An undo that is still offered would take back this change in place of its own.
  toasts.dismiss()
  const isSaved = await change(copy.label(count), (document) => setPreviews(document, previews))
  const takeBack = async () => {
    toasts.dismiss()
    if (await undo()) tell(copy.undone)
  }
  if (isSaved) tell(copy.saved(count), { undo: () => void takeBack() })
  return isSaved
}
