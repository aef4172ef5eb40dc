import { type Partner, readPartners, writeDressPhoto, writePartners } from '#session'
import { uploadCouple } from './api/couple.ts'
import type { DraftStore } from './draft/create-draft-store.ts'
import type { Draft, OwnPicture } from './draft/draft.ts'
import { readEnding } from './draft/keep-draft.ts'
import { allOf, choiceOf } from './draft/questions.ts'

interface Ending {
  store: DraftStore
  /** One for each person. */
  pictures: readonly OwnPicture[]
  idempotencyKey: string
}

/** Ends the flow with these pictures: the session has them afterwards. */
export async function finish({ store, pictures, idempotencyKey }: Ending): Promise<void> {
  const { people } = store.current()
  if (store.kind === 'couple') {
    const [first, second] = pictures.map((picture, at) => ({ picture, attire: people[at].attire }))
    writePartners(await uploadCouple([first, second], idempotencyKey))
  } else writeDressPhoto(pictures[0])
  store.change((draft) => ({ ...draft, step: 'upload' }))
}

/** Whether the session ended with what the draft has chosen, so that nothing is left to do. */
export function isFinished({ kind, current }: DraftStore): boolean {
  const choices = choicesOf(current())
  const ending = readEnding(kind)
  return choices?.every(({ id }, at) => id === ending[at]?.id) ?? false
}

/** Takes over what can change without sending anything: what each person wears. */
export function finishAgain({ kind, current }: DraftStore): void {
  const partners = readPartners()
  if (kind === 'couple' && partners) writePartners(dressedAs(current(), partners))
}

/** The couple that the session ended with, in what it wears now; nothing once it chose other photos. */
export function finishedPartners(store: DraftStore): [Partner, Partner] | undefined {
  const partners = isFinished(store) ? readPartners() : undefined
  return partners && dressedAs(store.current(), partners)
}

function dressedAs({ people }: Draft, [first, second]: readonly [Partner, Partner]): [Partner, Partner] {
  return [
    { ...first, attire: people[0].attire },
    { ...second, attire: people[1].attire },
  ]
}

/** What everybody has chosen; undefined while someone has not. */
export function choicesOf({ people }: Draft): OwnPicture[] | undefined {
  return allOf(people.map(choiceOf))
}
