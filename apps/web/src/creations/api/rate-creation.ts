import { type Rating, rateStyle } from '@ever-after/contract'
import { call } from '#server-state'
import { refreshHistory } from '../history-key.ts'

/** Rates a finished wedding picture of one's own, once; throws ApiError. */
export async function rateCreation({ id, rating }: { id: string; rating: Rating }): Promise<void> {
  await call(rateStyle, { params: { id }, body: { rating } })
  void refreshHistory('style')
}
