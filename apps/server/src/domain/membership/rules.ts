import type { Bucket } from '../../infra/database/tables.ts'

/** In which order a creation takes its unit (decision A10). */
export const spendOrder: readonly Bucket[] = ['free', 'welcome']

export type Balances = Record<Bucket, number>

/** The bucket that the next creation is paid from; undefined when nothing is left. */
export function chooseBucket(balances: Balances): Bucket | undefined {
  return spendOrder.find((bucket) => balances[bucket] > 0)
}
