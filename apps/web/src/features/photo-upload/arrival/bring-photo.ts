import { wait, whenOnline } from '#platform/wait.ts'
import { sendPhoto } from '../api/send-photo.ts'
import { copy } from '../copy.ts'
import type { DraftStore } from '../draft/create-draft-store.ts'
import { type Arrival, findPhoto, type StoredPhoto, withPhoto } from '../draft/draft.ts'
import { isLostConnection, isPassing, refusedBy } from '../failures.ts'
import { coachPhoto } from './coach-photo.ts'

const pauseMs = 2000
const longestPauseMs = 15_000
const busyTries = 5

/** Sends one photo until the server has it; waits for a connection as long as it takes, and lets the coach look. */
export async function bringPhoto(store: DraftStore, key: string): Promise<void> {
  const setArrival = (arrival: Arrival) => store.change((draft) => withPhoto(draft, key, { arrival }))
  let busy = 0
  for (let tries = 1; ; tries++) {
    if (!navigator.onLine) setArrival({ state: 'waiting' })
    await whenOnline()
    const { file, frame } = findPhoto(store.current(), key) ?? {}
    if (!file) return
    setArrival({ state: 'sending', fraction: 0 })
    try {
      const onProgress = (fraction: number) => setArrival({ state: 'sending', fraction })
      const photo = await sendPhoto({ kind: store.kind, file, frame, idempotencyKey: key, onProgress })
      setArrival({ state: 'arrived', photo })
      if (!findPhoto(store.current(), key)?.shownUrl) showAsStored(store, key, photo)
      return coachPhoto(store, key)
    } catch (error) {
      const isLost = isLostConnection(error)
      if (!isLost && (!isPassing(error) || ++busy >= busyTries))
        return setArrival({ ...refusedBy(error), title: copy.uploadFailed })
      if (isLost) setArrival({ state: 'waiting' })
      await wait(Math.min(longestPauseMs, pauseMs * tries))
    }
  }
}

/** What this browser cannot show, it shows as the server has it. */
function showAsStored(store: DraftStore, key: string, { url }: StoredPhoto): void {
  store.change((draft) => withPhoto(draft, key, { file: undefined, shownUrl: url }))
}
