import fc from 'fast-check'

const kinds = [
  { weight: 10, arbitrary: fc.constant('apply' as const) },
  { weight: 3, arbitrary: fc.constant('enhance' as const) },
  { weight: 8, arbitrary: fc.constant('complete' as const) },
  { weight: 3, arbitrary: fc.constant('fail' as const) },
  { weight: 1, arbitrary: fc.constant('timeOut' as const) },
  { weight: 4, arbitrary: fc.constant('buy' as const) },
  { weight: 3, arbitrary: fc.constant('refund' as const) },
  { weight: 2, arbitrary: fc.constant('reverseRefund' as const) },
  { weight: 2, arbitrary: fc.constant('misread' as const) },
  { weight: 4, arbitrary: fc.constant('subscribe' as const) },
  { weight: 1, arbitrary: fc.constant('refundSubscription' as const) },
  { weight: 1, arbitrary: fc.constant('renew' as const) },
  { weight: 1, arbitrary: fc.constant('expire' as const) },
  { weight: 1, arbitrary: fc.constant('nextWeek' as const) },
  { weight: 3, arbitrary: fc.constant('restore' as const) },
  { weight: 2, arbitrary: fc.constant('hearAgain' as const) },
  { weight: 1, arbitrary: fc.constant('registerAgain' as const) },
  { weight: 1, arbitrary: fc.constant('deleteData' as const) },
  { weight: 1, arbitrary: fc.constant('support' as const) },
]

/** Something that happens to one of two people; `which` chooses among what there is. */
export const action = fc.record({
  kind: fc.oneof(...kinds),
  who: fc.constantFrom(0 as const, 1 as const),
  which: fc.nat(7),
  /** The process that does it is killed before it has stored anything, starts again and does it again. */
  isKilled: fc.oneof(
    { weight: 5, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
})

export type Action = typeof action extends fc.Arbitrary<infer T> ? T : never

export const sequence = fc.array(action, { minLength: 1, maxLength: 24, size: 'max' })
