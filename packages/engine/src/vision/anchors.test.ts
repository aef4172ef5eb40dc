import { expect, test } from 'vitest'
import { gridAnchors } from './anchors.ts'

test('anchors sit in the middle of their cells, row by row, several to a cell', () => {
  expect(gridAnchors([{ cells: 2, perCell: 2 }])).toEqual([
    [0.25, 0.25],
    [0.25, 0.25],
    [0.75, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.25, 0.75],
    [0.75, 0.75],
    [0.75, 0.75],
  ])
})

test('coarser grids follow finer ones', () => {
  const anchors = gridAnchors([
    { cells: 16, perCell: 2 },
    { cells: 8, perCell: 6 },
  ])

  expect(anchors.length).toBe(896)
  expect(anchors[512]).toEqual([1 / 16, 1 / 16])
})
