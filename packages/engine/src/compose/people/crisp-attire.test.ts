import { expect, test } from 'vitest'
import { crispAttire } from './crisp-attire.ts'
import { emptyPerson } from './person-layer.ts'

const box = { left: 0, top: 0, widthPx: 120, heightPx: 80 }

/** Cloth with a stripe of another brightness every eighth column, 100 columns wide. */
function striped() {
  const person = emptyPerson(box)
  for (let i = 0; i < person.a.length; i++) {
    const x = i % box.widthPx
    if (x >= 100) continue
    person.a[i] = 1
    const light = x % 8 === 4 ? 0.6 : 0.5
    person.r[i] = light
    person.g[i] = light * 0.9
    person.b[i] = light * 0.8
  }
  return person
}
const at = (x: number) => 40 * box.widthPx + x

test('fine stripes of cloth stand out more, in the same colour', () => {
  const [before, after] = [striped(), striped()]
  crispAttire(after, 1000)
  const contrast = ({ r }: typeof before) => r[at(52)] - r[at(50)]
  expect(contrast(after)).toBeGreaterThan(1.3 * contrast(before))
  expect(contrast(after)).toBeLessThan(2 * contrast(before))
  expect(after.r[at(52)] - before.r[at(52)]).toBeCloseTo(after.b[at(52)] - before.b[at(52)], 5)
})

test('an edge gets no rim, and nothing is brighter than its alpha', () => {
  const [before, after] = [striped(), striped()]
  crispAttire(after, 1000)
  for (const x of [98, 99, 100, 110]) expect(after.r[at(x)]).toBe(before.r[at(x)])
  expect(after.a).toEqual(before.a)
  expect(after.r.every((red, i) => red >= 0 && red <= after.a[i])).toBe(true)
})
