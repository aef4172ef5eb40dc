import { getLedger, type LedgerPage } from '@ever-after/contract'
import { call } from '#server-state'

/** One page of the ledger: the newest, or what came before the entry of this id. */
export function readLedger({
  before,
  signal,
}: {
  before: string | undefined
  signal: AbortSignal
}): Promise<LedgerPage> {
  return call(getLedger, { query: before === undefined ? {} : { before }, signal })
}
