import { wait, whenOnline } from '#platform/wait.ts'
import { enhancePortrait } from '../api/portraits.ts'
import type { Portrait } from '../draft/draft.ts'
import { isLostConnection, isPassing } from '../failures.ts'

const pauseMs = 2000
const mostTries = 20

/**
 * Asks for portraits until they are there. A lost answer or a busy server is asked again with the same key, which pays
 * once; without a connection it waits.
 */
export async function askPortraits(wish: Parameters<typeof enhancePortrait>[0]): Promise<Portrait[]> {
  for (let tries = 1; ; tries++) {
    await whenOnline()
    try {
      return await enhancePortrait(wish)
    } catch (error) {
      const isWorthAnother = isLostConnection(error) || isPassing(error)
      if (!isWorthAnother || tries >= mostTries) throw error
      await wait(pauseMs)
    }
  }
}
