import type { Attire } from '@ever-after/contract'
import type { DraftStore } from './create-draft-store.ts'
import { readDraft } from './keep-draft.ts'

/** What the couple wears, chosen elsewhere: the flow shows it when it opens again. */
export function chooseAttires(store: DraftStore, attires: readonly [Attire, Attire]): void {
  store.change((draft) => {
    // After a reload nothing is in memory yet.
    const { people, ...rest } = draft.people.some(({ set }) => set) ? draft : readDraft(store.kind)
    return { ...rest, people: people.map((person, index) => ({ ...person, attire: attires[index] })) }
  })
}
