import {
  type FaultReason,
  type Rating,
  rateStyle,
  redoStyle,
  starStyleApplication,
} from '@ever-after/contract'
import { call } from '#server-state'
import { refreshHistory } from '../history-key.ts'

interface Verdict {
  id: string
  rating: Rating
  /** Why it was not good; may be said later. */
  reason?: FaultReason
}

/** Rates a finished wedding picture of one's own, once; throws ApiError. */
export async function rateCreation({ id, rating, reason }: Verdict): Promise<void> {
  await call(rateStyle, { params: { id }, body: { rating, ...(reason && { reason }) } })
  void refreshHistory('style')
}

interface Redo {
  id: string
  reason: FaultReason
  /** Same key, same answer. */
  idempotencyKey: string
}

/** Has a picture that is not good made anew and answers the new one's id; throws ApiError. */
export async function redoCreation({ id, reason, idempotencyKey }: Redo): Promise<string> {
  const redo = await call(redoStyle, { params: { id }, body: { reason }, idempotencyKey })
  void refreshHistory('style')
  return redo.id
}

/** Stars a picture instead of any other of its change, or takes its star away; throws ApiError. */
export async function starCreation({ id, isStarred }: { id: string; isStarred: boolean }): Promise<void> {
  await call(starStyleApplication, { params: { id }, body: { isStarred } })
  await refreshHistory('style')
}
