import { beforeEach, expect, test } from 'vitest'
import { openPayments } from './open-payments.ts'
import { purchaseLog } from './purchase-log.ts'

beforeEach(() => localStorage.clear())

test.each(['7', '{"productId":"lifetime"}', '[{"productId":7}]', '[null]'])(
  'payments and purchases that are kept as %s are none',
  { tags: ['A50'] },
  (kept) => {
    localStorage.setItem('ever-after.open-payments', kept)
    localStorage.setItem('ever-after.purchase-log', kept)
    expect(openPayments.read()).toEqual([])
    expect(purchaseLog.unreported()).toEqual([])
  },
)
