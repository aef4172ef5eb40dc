import { expect, test } from 'vitest'
import { countDifference, isWipe } from './count-difference.ts'

const item = (id: string, isPopular = false) => ({ id, isPopular })
const content = (lists: Record<string, ReturnType<typeof item>[]>) => ({
  lists: Object.entries(lists).map(([name, items]) => ({ name, items })),
  order: Object.keys(lists),
})

test('what came, went, changed or moved to another list is counted, and another order is not', () => {
  const before = content({ Beach: [item('a'), item('b'), item('c')], Garden: [item('d'), item('e')] })
  const after = content({ Garden: [item('e'), item('d', true), item('a')], Beach: [item('b'), item('f')] })
  expect(countDifference(before, after)).toEqual({ added: 1, changed: 2, removed: 1 })
  expect(countDifference(before, before)).toEqual({ added: 0, changed: 0, removed: 0 })
})

test('more than half gone is a wipe, and exactly half is none', () => {
  const before = content({ Beach: [item('a'), item('b'), item('c'), item('d')] })
  const wipes = (kept: string[]) => {
    const after = content({ Beach: kept.map((id) => item(id)) })
    return isWipe(before, countDifference(before, after))
  }
  expect([wipes(['a', 'b']), wipes(['a']), wipes([]), wipes(['x', 'y', 'z', 'a'])]).toEqual([
    false,
    true,
    true,
    true,
  ])
  expect(isWipe(content({}), countDifference(content({}), content({})))).toBe(false)
})
