import { expect, test } from 'vitest'
import { planCouple } from './plan-couple.ts'

const partnerNames = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay', 'gus']
const places = partnerNames.flatMap((name, photo) =>
  [0, 1, 2, 3, 4, 5].map((column) => ({ photo, column, name, partnerNames, wardrobe: {} })),
)

test('nobody marries a photo of their own', () => {
  for (const place of places) expect(planCouple(place).partnerName).not.toBe(place.name)
  expect(planCouple({ ...places[0], name: 'ann+dark' }).partnerName).not.toBe('ann')
})

test('a panel has all four pairings of attire, each person on either side', () => {
  const couples = places.map(planCouple)
  const pairings = new Set(couples.map(({ attire, partnerAttire }) => `${attire} ${partnerAttire}`))
  expect(pairings.size).toBe(4)
  expect(new Set(couples.map(({ isSecond }) => isSecond)).size).toBe(2)
})

test('one photo meets several partners', () => {
  const partners = places.filter(({ name }) => name === 'cat').map((place) => planCouple(place).partnerName)
  expect(new Set(partners).size).toBeGreaterThan(3)
})

test('people of the wardrobe wear what it says, hard photos of them too', () => {
  const wardrobe = { ann: 'dress', ben: 'suit' } as const
  const couple = planCouple({ ...places[1], name: 'ann+dark', partnerNames: ['ann', 'ben'], wardrobe })
  expect(couple).toMatchObject({ attire: 'dress', partnerName: 'ben', partnerAttire: 'suit' })
})

test('one person alone makes no panel', () => {
  expect(() => planCouple({ ...places[0], partnerNames: ['ann'] })).toThrow('at least two photos')
})
