import { ApiError } from '@ever-after/contract'

const pauseMs = 300

/**
 * A page that is reloaded breaks its requests off just before it goes. What waits here after a failure is only told of it
 * when the page stays, so that the next one does not find a failure where it should go on.
 */
export async function outlivePage(error: unknown): Promise<void> {
  if (!(error instanceof ApiError)) await new Promise((resolve) => setTimeout(resolve, pauseMs))
}
