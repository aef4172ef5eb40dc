import { requestStyle } from '@ever-after/contract'
import { call } from '#server-state'

/** Sends a wish for a style; throws ApiError. */
export async function sendStyleRequest(wish: { styleName: string; description: string }): Promise<void> {
  await call(requestStyle, { body: wish })
}
