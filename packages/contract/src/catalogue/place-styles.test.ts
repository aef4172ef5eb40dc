import { expect, test } from 'vitest'
import { orderOf } from './place-styles.ts'

test('a style without a number comes last', { tags: ['DATA-04'] }, () => {
  const places = [{ order: 7 }, {}, { order: 0 }].toSorted((one, other) => orderOf(one) - orderOf(other))
  expect(places).toEqual([{ order: 0 }, { order: 7 }, {}])
})
