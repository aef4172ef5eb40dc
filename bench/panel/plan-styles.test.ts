import { studioStyles } from '@ever-after/art'
import { expect, test } from 'vitest'
import { planStyles } from './plan-styles.ts'

const styles = studioStyles()
const plan = planStyles(styles, 40, 6)

test('a photo gets six styles of six categories and all five finishes', () => {
  for (const row of plan) {
    expect(new Set(row.map(({ category }) => category)).size).toBe(6)
    expect(new Set(row.map(({ recipe }) => recipe.finish)).size).toBe(5)
  }
})

test('a panel shows the whole catalogue', () => {
  const shown = new Set(plan.flat().map(({ id }) => id))
  expect(styles.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([])
})

test('a small catalogue gives no style twice to one photo', () => {
  expect(planStyles(styles.slice(0, 2), 1, 6)[0].length).toBe(2)
})
