import { refreshStatus } from '#server-state'
import { copy } from '../copy.ts'
import { type DraftStore, whenDraft } from '../draft/create-draft-store.ts'
import { type Arrival, type Draft, type Portrait, type Side, withPerson, withSet } from '../draft/draft.ts'
import { isComplete } from '../draft/questions.ts'
import { enhancementWords, isPortraitLimit } from '../failures.ts'
import { askPortraits } from './ask-portraits.ts'

/**
 * How one person's enhancement ended; `refused` when the photo itself was before anything was asked, `off` when a photo
 * was taken away or replaced since.
 */
export type Outcome = 'made' | 'limit' | 'failed' | 'refused' | 'off'

/** Makes portraits of these people side by side, one call each; what one of them gets is kept whatever the other gets. */
export async function enhancePeople(store: DraftStore, sides: readonly Side[]): Promise<Outcome[]> {
  store.change((draft) => ({ ...draft, step: 'enhance' }))
  for (const side of sides)
    store.change((draft) => withPerson(draft, side, { isEnhancing: true, refusal: undefined }))
  const outcomes = await Promise.all(sides.map((side) => enhance(store, side)))
  // The balance is shown elsewhere too; it reads itself again when it can.
  void refreshStatus().catch(() => undefined)
  return outcomes
}

async function enhance(store: DraftStore, side: Side): Promise<Outcome> {
  const key = store.current().people[side].set?.photo.key ?? ''
  const arrival = await arrivalOf(store, side, key)
  const { set, attire } = store.current().people[side]
  const isFirst = !set?.portraits.length
  if (arrival?.state !== 'arrived' || !set || (isFirst && !isComplete(store.current()))) {
    const isRefused = arrival?.state === 'refused'
    // A reason that lies in the photo stands under it already.
    const hasFailed = isRefused && (arrival.canRetry || arrival.words === copy.unknownError)
    const refusal = hasFailed ? copy.hostFailed : undefined
    store.change((draft) => withPerson(draft, side, { isEnhancing: false, refusal }))
    if (hasFailed) return 'failed'
    return isRefused ? 'refused' : 'off'
  }
  try {
    const portraits = await askPortraits({
      kind: store.kind,
      photo: arrival.photo,
      attire,
      existing: set.portraits,
    })
    store.change((draft) => {
      const added = withSet(draft, key, (now) => ({
        portraits: [...now.portraits, ...portraits],
        // Whoever went on with the photo as it is, and then spent something on it, wants what that gave.
        ...(now.chosenId && now.portraits.length === 0 && { chosenId: preferredOf(portraits)?.id }),
      }))
      return withPerson(added, side, { isEnhancing: false })
    })
    return 'made'
  } catch (error) {
    const isReplaced = store.current().people[side].set?.photo.key !== key
    const refusal = isReplaced ? undefined : enhancementWords(error)
    store.change((draft) => withPerson(draft, side, { isEnhancing: false, refusal }))
    if (isPortraitLimit(error)) return 'limit'
    return isReplaced ? 'off' : 'failed'
  }
}

/** The one that looks most like the photo. */
function preferredOf(portraits: readonly Portrait[]): Portrait | undefined {
  return portraits.find(({ variant }) => variant === 'natural') ?? portraits[0]
}

/** How the photo's way ended: with the server or refused; undefined when it was replaced meanwhile. */
async function arrivalOf(store: DraftStore, side: Side, key: string): Promise<Arrival | undefined> {
  const arrivalIn = ({ people }: Draft) => {
    const photo = people[side].set?.photo
    return photo?.key === key ? photo.arrival : undefined
  }
  const draft = await whenDraft(store, (now) => {
    const arrival = arrivalIn(now)
    return !arrival || arrival.state === 'arrived' || arrival.state === 'refused'
  })
  return arrivalIn(draft)
}
