import type { OperatorCatalogue } from '@ever-after/contract'
import { type ChangeOptions, catalogues, type StylesCatalogue } from '#documents'
import { tell, toasts } from '#messages'
import { copy } from './copy.ts'

interface Performance extends ChangeOptions {
  catalogue: StylesCatalogue
  /** What is done, as it is said afterwards and beside its undo. */
  label: string
  make: (document: OperatorCatalogue) => OperatorCatalogue
  /** Said in place of the label, once it is saved. */
  says?: string
  /** An alert says it already. */
  isQuiet?: boolean
}

/** Changes a catalogue and says so with an undo; true once it is saved. */
export async function performChange({
  catalogue,
  label,
  make,
  says,
  isQuiet,
  ...options
}: Performance): Promise<boolean> {
  const { state, change } = catalogues[catalogue]
  const before = state.read().document
  // An undo that is still offered would take back this change in place of its own.
  toasts.dismiss()
  const saving = change(label, make, options)
  const isChanged = state.read().document !== before
  const undo = () => void undoLast(catalogue)
  if (isChanged && !isQuiet && !says) tell(label, { undo })
  const isSaved = await saving
  if (!isSaved) toasts.dismiss()
  else if (says) tell(says, isChanged ? { undo } : {})
  return isSaved
}

/** Takes the last change of a catalogue back. */
export async function undoLast(catalogue: StylesCatalogue): Promise<void> {
  const { state, undo } = catalogues[catalogue]
  const label = state.read().undoLabel
  if (label === null) return
  toasts.dismiss()
  if (await undo()) tell(copy.undone(label))
}
