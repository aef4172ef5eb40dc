import { limits } from './limits.ts'
import type { LedgerEntry } from './schemas/ledger.ts'

/** Generations as people count them, in portraits: each makes two (decision A02). */
export function portraitsOf(generations: number): number {
  return generations * limits.portraitsPerGeneration
}

/** What an entry of the ledger counts, in changes or in portraits, as every screen does. */
export function unitsOf({ bucket, amount }: Pick<LedgerEntry, 'bucket' | 'amount'>): number {
  return bucket.startsWith('portrait') ? portraitsOf(amount) : amount
}
