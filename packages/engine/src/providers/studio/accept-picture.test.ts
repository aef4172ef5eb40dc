import { expect, test } from 'vitest'
import type { Verdict } from '../../check/check-picture.ts'
import { isWorthGentlerFinish, refuseUnlike } from './accept-picture.ts'

const verdict = (given: Partial<Verdict> = {}): Verdict => ({
  faceCount: 2,
  likeness: [0.2, 0.2],
  skinDeltaE: [2, 2],
  unlike: null,
  fault: null,
  isDoubtful: false,
  ...given,
})

test.each<[string, Partial<Verdict>, boolean]>([
  ['a good picture is finished once', {}, false],
  ['a doubtful likeness is worth a gentler finish', { isDoubtful: true }, true],
  ['so is a stranger', { unlike: 1 }, true],
  [
    'so is a neck that the finish may have changed',
    { fault: { reason: 'body_skin_differs', partner: 0 } },
    true,
  ],
  ['lost hair stays lost', { fault: { reason: 'hair_lost', partner: 0 } }, false],
  [
    'and so it does in a doubtful picture',
    { fault: { reason: 'crown_cut', partner: 0 }, isDoubtful: true },
    false,
  ],
])('%s', (_, given, isWorth) => {
  expect(isWorthGentlerFinish(verdict(given))).toBe(isWorth)
})

test('a good and a doubtful picture are accepted', () => {
  refuseUnlike(verdict())
  refuseUnlike(verdict({ isDoubtful: true }))
})

test('a stranger and a fault are refused as unlike, with the partner and the reason', () => {
  expect(() => refuseUnlike(verdict({ unlike: 1 }))).toThrow(
    expect.objectContaining({ code: 'unlike', partner: 1, reason: undefined }),
  )
  const fault = { reason: 'crown_cut', partner: 1 } as const
  expect(() => refuseUnlike(verdict({ fault }))).toThrow(
    expect.objectContaining({ code: 'unlike', partner: 1, reason: 'crown_cut' }),
  )
})
