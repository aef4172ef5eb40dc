import type { Store } from '#messages'
import type { Choices, Conflict, DocumentState } from './document-types.ts'

interface Question<D, Side> {
  state: Store<DocumentState<D, Side>>
  conflicts: Conflict<Side>[]
  /** Why it is asked, when it is not for a save. */
  purpose?: 'publish'
}

/** Asks whose side stays where two people changed the same; the shell shows the dialog. */
export function askForChoices<D, Side>({ state, conflicts, purpose }: Question<D, Side>): Promise<Choices> {
  return new Promise((resolve) => {
    state.write({
      ...state.read(),
      conflict: {
        conflicts,
        ...(purpose && { purpose }),
        resolve: (choices) => {
          state.write({ ...state.read(), conflict: null })
          resolve(choices)
        },
      },
    })
  })
}
