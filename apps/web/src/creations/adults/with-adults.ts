import { ApiError, confirmAdult } from '@ever-after/contract'
import { call } from '#server-state'
import { askAdults } from './ask-adults.ts'

/**
 * Sends a request that makes something of photos. Where the server cannot tell whether the people in them are adults,
 * the person is asked, the answer is noted, and the request is sent again. Throws ApiError.
 */
export async function withAdults<Answer>(
  photoIds: readonly string[],
  request: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    const isOpen = error instanceof ApiError && error.body?.code === 'age_unconfirmed'
    if (!isOpen || !(await askAdults())) throw error
    await confirmAdults(photoIds)
    return request()
  }
}

/** Notes that the people in these photos are adults; throws ApiError. */
export async function confirmAdults(photoIds: readonly string[]): Promise<void> {
  await Promise.all(photoIds.map((id) => call(confirmAdult, { params: { id } })))
}
