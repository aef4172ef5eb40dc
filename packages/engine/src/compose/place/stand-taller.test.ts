import { expect, test } from 'vitest'
import type { Standing } from './place-couple.ts'
import { standTaller } from './stand-taller.ts'

const standing = (side: 'left' | 'right', y: number): Standing => ({
  side,
  pit: [side === 'left' ? 100 : 200, y],
  pivot: [side === 'left' ? 100 : 200, y + 40],
  leanRad: 0,
  isFlipped: false,
  isInFront: side === 'right',
  pxPerMetre: 1000,
})

test.each([
  ['left', 300, 300, 275, 325],
  ['left', 300, 400, 300, 400],
  ['right', 300, 400, 375, 325],
  ['neither', 300, 400, 350, 350],
] as const)('%s: necks at %i and %i come to stand at %i and %i', (taller, left, right, newLeft, newRight) => {
  const moved = standTaller([standing('left', left), standing('right', right)], taller)
  expect(moved.map(({ pit }) => pit)).toEqual([
    [100, newLeft],
    [200, newRight],
  ])
  expect(moved.map(({ pivot }) => pivot[1])).toEqual([newLeft + 40, newRight + 40])
})
