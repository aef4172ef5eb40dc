import { expect, test } from 'vitest'
import { fillOutline, type OperatorStyle, outlinedStyles, outlineStyles } from '../index.ts'

const styleOf = (id: string, rest: Partial<OperatorStyle> = {}): OperatorStyle => ({
  id,
  styleName: id,
  displayName: id,
  order: 0,
  isPopular: false,
  variations: [],
  ...rest,
})
const [shore, dune, moss] = ['shore', 'dune', 'moss'].map((id) => styleOf(id))
const base = { Beach: [shore, dune], Forest: [moss] }

test('an outline names what the reader has and carries what differs', () => {
  const changed = { ...moss, displayName: 'Moss' }
  const styles = { Beach: [{ ...dune, order: 1 }, shore], Forest: [changed, styleOf('fern')], Empty: [] }
  const outline = outlineStyles({ base, styles })
  expect(outline).toEqual({
    Beach: [{ same: 'dune', order: 1 }, { same: 'shore' }],
    Forest: [changed, styleOf('fern')],
    Empty: [],
  })
  expect(outlinedStyles.parse(outline)).toEqual(outline)
  const filled = fillOutline({ base, outline })
  expect(filled).toEqual(styles)
  expect(filled.Beach[1]).toBe(shore)
})

test('a style without an id is never named', () => {
  const nameless = styleOf('')
  const styles = { Beach: [nameless] }
  expect(outlineStyles({ base: styles, styles })).toEqual(styles)
})

test('an outline for somebody who has less is refused', () => {
  expect(() => fillOutline({ base: {}, outline: { Beach: [{ same: 'shore' }] } })).toThrow('shore')
})

test('a style that lost its order is carried whole', () => {
  const { order: _, ...rest } = shore
  expect(outlineStyles({ base, styles: { Beach: [rest] } })).toEqual({ Beach: [rest] })
})
