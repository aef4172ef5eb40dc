import { randomId } from '#platform/random-id.ts'
import { wait, whenOnline } from '#platform/wait.ts'
import { enhancePortrait } from '../api/portraits.ts'
import type { Portrait } from '../draft/draft.ts'
import { isLostConnection, isPassing } from '../failures.ts'

const pauseMs = 2000
const mostTries = 20

/** Keys of requests that were not answered: the same wish is the same request then, however late it is made again. */
const unanswered = new Map<string, string>()

type Wish = Omit<Parameters<typeof enhancePortrait>[0], 'idempotencyKey'>

/**
 * Asks for portraits until they are there. A lost answer or a busy server is asked again with the same key, which pays
 * once; without a connection it waits.
 */
export async function askPortraits(wish: Wish): Promise<Portrait[]> {
  const request = JSON.stringify(wish)
  const idempotencyKey = unanswered.get(request) ?? randomId()
  unanswered.set(request, idempotencyKey)
  for (let tries = 1; ; tries++) {
    await whenOnline()
    let isAnswered = true
    try {
      return await enhancePortrait({ ...wish, idempotencyKey })
    } catch (error) {
      isAnswered = !isLostConnection(error) && !isPassing(error)
      if (isAnswered || tries >= mostTries) throw error
    } finally {
      if (isAnswered) unanswered.delete(request)
    }
    await wait(pauseMs)
  }
}
