import type { LedgerEntry } from '@ever-after/contract'

/** An entry of the ledger; a free photo spent on a style unless told. */
export function entryOf(id: number, rest: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    id: String(id),
    at: '2030-05-02T12:00:00.000Z',
    bucket: 'free',
    kind: 'reserve',
    amount: -1,
    reason: 'creation_accepted',
    creation: { id: 'c1', kind: 'style', name: 'The Rose Garden' },
    productId: null,
    ...rest,
  }
}

/** Something that came and is not about a creation. */
export function grantOf(id: number, rest: Partial<LedgerEntry> = {}): LedgerEntry {
  return entryOf(id, { kind: 'grant', amount: 3, reason: 'first_registration', creation: null, ...rest })
}
