import { buckets, type LedgerEntry, ledgerReasons, productIds } from '@ever-after/contract'
import { afterEach, expect, test } from 'vitest'
import { tellCatalogueAs } from '#platform/catalogue-words.ts'
import { entryOf, grantOf } from './testing/entry-of.ts'
import { wordsOf } from './words-of.ts'

const creation = { id: 'c1', kind: 'style', name: 'The Rose Garden' } as const
const pack = 'bonus_transformations_20'

test.each<[Partial<LedgerEntry>, string, string, string]>([
  [{}, 'Your free changes', 'Free changes', '+3'],
  [{ bucket: 'portrait_free', amount: 4 }, 'Your free portraits', 'Free portraits', '+8'],
  [{ bucket: 'welcome', amount: 2, reason: 'welcome_gift' }, 'Welcome Gift', 'Bonus changes', '+2'],
  [{ bucket: 'weekly', amount: 50, reason: 'week_opened' }, 'A new week began', 'Weekly changes', '+50'],
  [
    { bucket: 'portrait_weekly', amount: 20, reason: 'week_opened' },
    'A new week began',
    'Weekly portraits',
    '+40',
  ],
  [
    { bucket: 'bonus', amount: 20, reason: 'purchase', productId: pack },
    'You bought 20 changes',
    'Bonus changes',
    '+20',
  ],
  [
    { bucket: 'portrait_credit', amount: 10, reason: 'purchase', productId: 'portrait_credits_10' },
    'You bought 20 enhanced portraits',
    'Bonus portraits',
    '+20',
  ],
  [
    { bucket: 'lifetime', amount: 1, reason: 'purchase', productId: 'one_time_premium_credit' },
    'You bought lifetime downloads',
    'Downloads without a watermark',
    'Yours',
  ],
  [
    { bucket: 'bonus', kind: 'revoke', amount: -17, reason: 'refund', productId: pack },
    'Refunded: 20 changes',
    'Bonus changes',
    '–17',
  ],
  [
    {
      bucket: 'lifetime',
      kind: 'revoke',
      amount: -1,
      reason: 'refund',
      productId: 'one_time_premium_credit',
    },
    'Refunded: lifetime downloads',
    'Downloads without a watermark',
    'Ended',
  ],
  [
    { bucket: 'bonus', amount: 20, reason: 'refund_reversed', productId: pack },
    'Refund taken back: 20 changes',
    'Bonus changes',
    '+20',
  ],
  [{ bucket: 'bonus', reason: 'support' }, 'A gift from our support', 'Bonus changes', '+3'],
  [
    { bucket: 'bonus', kind: 'move', amount: 12, reason: 'restored' },
    'Restored to this device',
    'Bonus changes',
    '+12',
  ],
  [
    { bucket: 'bonus', kind: 'move', amount: -12, reason: 'restored' },
    'Moved to another device',
    'Bonus changes',
    '–12',
  ],
  [
    { kind: 'move', amount: 2, reason: 'registered_again' },
    'Carried over to this installation',
    'Free changes',
    '+2',
  ],
])('%j reads: %s', (entry, title, detail, amount) => {
  expect(wordsOf(grantOf(1, entry))).toEqual({ title, detail, amount })
})

test.each([
  ['running', 'Wedding picture, in the making'],
  ['made', 'Wedding picture, made'],
  ['failed', 'Wedding picture, did not work out'],
] as const)('a creation that is %s is told by its name and its end', (outcome, detail) => {
  expect(wordsOf(entryOf(1), outcome)).toEqual({ title: 'The Rose Garden', detail, amount: '–1' })
})

test('a unit that came back says that nothing was charged', () => {
  expect(wordsOf(entryOf(1, { kind: 'return', amount: 1, reason: 'creation_failed' }))).toEqual({
    title: 'The Rose Garden',
    detail: 'Did not work out, nothing was charged',
    amount: '+1',
  })
})

test.each([
  ['style', 'A wedding picture you deleted'],
  ['dress', 'A dress try-on you deleted'],
  ['hair', 'A hair colour you deleted'],
  ['portrait', 'Enhanced portraits'],
] as const)('a %s without a name is still told', (kind, title) => {
  expect(wordsOf(entryOf(1, { creation: { id: 'c1', kind, name: null } })).title).toBe(title)
})

afterEach(() => tellCatalogueAs(undefined))

test.each([
  ['style', 'The Rose Garden', 'Der Rosengarten'],
  ['style', 'Lena & Jo', 'Lena & Jo'],
  ['hair', 'Dark brown', 'Dark brown'],
  ['hair', 'A colour of once', 'A colour of once'],
] as const)('a %s called "%s" is told in the language of the app where that has it', (kind, name, title) => {
  tellCatalogueAs({ texts: { 'The Rose Garden': 'Der Rosengarten' }, keywords: {} })
  expect(wordsOf(entryOf(1, { creation: { id: 'c1', kind, name } })).title).toBe(title)
})

const kinds = { grant: 2, reserve: -1, commit: 0, return: 1, revoke: -2, move: 2 } as const

test('whatever the server may say, the words are words and no code', () => {
  for (const bucket of buckets)
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[])
      for (const reason of ledgerReasons)
        for (const productId of [null, 'an_unknown_product', ...productIds])
          for (const about of [null, creation]) {
            const entry = entryOf(1, {
              bucket,
              kind,
              amount: kinds[kind],
              reason,
              productId,
              creation: about,
            })
            const { title, detail, amount } = wordsOf(entry, 'made')
            expect(`${title} ${detail} ${amount}`).not.toMatch(/_|undefined|null/)
            expect(Math.min(title.length, detail.length, amount.length)).toBeGreaterThan(0)
          }
})
