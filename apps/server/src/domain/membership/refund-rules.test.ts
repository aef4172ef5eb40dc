import { expect, test } from 'vitest'
import { judgeRefund } from './refund-rules.ts'

const hourMs = 60 * 60 * 1000
const askedAt = new Date('2026-05-02T12:00:00Z')
const ago = (hours: number) => new Date(askedAt.getTime() - hours * hourMs)
const owned = { refunded_at: null, doubted_until: null }
const refunded = { refunded_at: ago(100), doubted_until: null }

test('a purchase is refunded as soon as the store says so, from when it was asked', () => {
  expect(judgeRefund(owned, { isRefunded: true, askedAt })).toEqual({
    refunded_at: askedAt,
    doubted_until: null,
  })
  const doubted = { ...refunded, doubted_until: ago(-1) }
  expect(judgeRefund(doubted, { isRefunded: true, askedAt })).toEqual(refunded)
})

test('a purchase that was never refunded stays bought', () => {
  expect(judgeRefund(owned, { isRefunded: false, askedAt })).toEqual(owned)
})

test('an answer that has lost a refund is doubted for a day', () => {
  const doubted = { ...refunded, doubted_until: ago(-24) }
  expect(judgeRefund(refunded, { isRefunded: false, askedAt })).toEqual(doubted)
  expect(judgeRefund(doubted, { isRefunded: false, askedAt: ago(-23) })).toEqual(doubted)
  expect(judgeRefund(doubted, { isRefunded: false, askedAt: ago(-24) })).toEqual(owned)
})

test.each([
  ['since the refund', ago(1), owned],
  ['before it', ago(101), { ...refunded, doubted_until: ago(-24) }],
  ['after the question', ago(-1), { ...refunded, doubted_until: ago(-24) }],
])('a reversal that the store told of %s is judged by when', (_when, reversedAt, judged) => {
  expect(judgeRefund(refunded, { isRefunded: false, askedAt, reversedAt })).toEqual(judged)
})
