import { expect, test } from 'vitest'
import { orderCatalogueDresses, orderPhotographedDresses } from './order-dresses.ts'

const people = ['ann', 'eve'].map((name) => ({ name, bytes: new Uint8Array(0) }))

test('every dress comes in several colours, none of them cut for a couple', async () => {
  const orders = await orderCatalogueDresses(people)
  const names = orders.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => name.startsWith('gown-lace-') && !name.includes('high')).length).toBe(3)
  expect(names.some((name) => name.includes('-near'))).toBe(false)
})

test('a photographed dress goes to three people', () => {
  const dresses = [{ name: 'own', bytes: new Uint8Array(1) }]
  const names = orderPhotographedDresses([...people, { ...people[0], name: 'fay' }], dresses).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['own-own-ann', 'own-own-eve', 'own-own-fay'])
})
