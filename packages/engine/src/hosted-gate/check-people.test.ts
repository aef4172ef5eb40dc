import { beforeAll, expect, test } from 'vitest'
import type { SampleFaceName } from '../testing/sample-faces.ts'
import { understoodSample } from '../testing/understood-sample.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { checkPeople } from './check-people.ts'
import { openCandidate } from './open-candidate.ts'
import { type ExampleDrawing, exampleDrawing } from './testing/example-drawings.ts'

const names = ['earrings', 'parting'] as const
let photos: UnderstoodPhoto[]
beforeAll(async () => {
  photos = []
  for (const name of names) photos.push(await understoodSample(name))
}, 240_000)

async function check(given: Partial<ExampleDrawing> & { people?: readonly SampleFaceName[] }) {
  const image = await openCandidate(await exampleDrawing({ people: names, ...given }))
  return checkPeople({ image, photos })
}

test('the couple is found, each as themselves, on whichever side they stand', {
  tags: ['slow'],
}, async () => {
  for (const people of process.env.FULL ? [names, names.toReversed()] : [names.toReversed()]) {
    const { faces, likeness, skinDeltaE, warnings } = await check({ people })
    const [first, second] = faces.map(({ box }) => box.left)
    expect(first < second).toBe(people[0] === 'earrings')
    expect(Math.max(...likeness)).toBeLessThan(0.35)
    expect(Math.max(...skinDeltaE)).toBeLessThan(4)
    expect(warnings).toEqual([])
  }
})

const strangers = [
  { people: ['earrings', 'curls'], partner: 1 },
  { people: ['redhead', 'parting'], partner: 0 },
] as const

test.each(process.env.FULL ? strangers : strangers.slice(0, 1))(
  "a stranger's face is refused, and whose place it takes is told: $partner",
  { tags: ['slow'] },
  async ({ people, partner }) => {
    await expect(check({ people })).rejects.toMatchObject({
      code: 'unlike',
      reason: 'face_differs',
      partner,
    })
  },
)

test('the same person twice is not the couple', async () => {
  await expect(check({ people: ['parting', 'parting'] })).rejects.toMatchObject({
    code: 'unlike',
    partner: 0,
  })
})

test('a picture that lacks one of the two is refused', async () => {
  await expect(check({ people: ['earrings'] })).rejects.toMatchObject({
    code: 'unlike',
    reason: 'face_missing',
    partner: 1,
  })
})

test('a third person in the picture is refused', { tags: ['slow'] }, async () => {
  await expect(
    check({ people: ['earrings', 'parting', 'curls'], personHeightPx: 560 }),
  ).rejects.toMatchObject({ code: 'unlike' })
})

test('faces too small to be anybody are refused', { tags: ['slow'] }, async () => {
  await expect(check({ personHeightPx: 200 })).rejects.toMatchObject({ code: 'unlike' })
})

test('nobody may come out lighter than they are', { tags: ['slow'] }, async () => {
  await expect(check({ gains: [1.7, 1.7, 1.7] })).rejects.toMatchObject({
    code: 'unlike',
    reason: 'skin_differs',
  })
})

test('hair that the photo has and the picture has not is refused, unless a covering was chosen', async () => {
  const image = await openCandidate(await exampleDrawing({ people: names }))
  const [first, second] = photos
  const longer = {
    ...first,
    hair: new Uint8Array(first.hair.length).fill(255),
    chin: [0, first.heightPx] as const,
  }
  const much = { image, photos: [{ ...longer, pxPerCm: first.pxPerCm / 2 }, second] }
  await expect(checkPeople(much)).rejects.toMatchObject({
    code: 'unlike',
    reason: 'hair_differs',
    partner: 0,
  })
  expect((await checkPeople({ ...much, isCovered: [true, false] })).faces.length).toBe(2)
})

test('the light of an evening is light, not skin', { tags: ['slow'] }, async () => {
  const { skinDeltaE } = await check({ gains: [1.05, 0.95, 0.8] })
  expect(Math.max(...skinDeltaE)).toBeLessThan(8)
})
