import type { Merge, Sides } from './document-types.ts'

/** A change that is not saved yet, as the document before and after it. */
export interface PendingChange<D> {
  /** Stays the same when the change is put on top of another document. */
  id: symbol
  before: D
  after: D
  isImport?: boolean
}

interface Rebase<D> {
  onto: D
  changes: readonly PendingChange<D>[]
  merge: (sides: Sides<D>) => Merge<D, unknown>
}

/** Puts changes on top of another document than the one that they were made on. */
export function rebase<D>({ onto, changes, merge }: Rebase<D>): PendingChange<D>[] {
  let current = onto
  return changes.map((change) => {
    const before = current
    current =
      change.before === before
        ? change.after
        : merge({ base: change.before, theirs: before, mine: change.after }).merged
    return { ...change, before, after: current }
  })
}
