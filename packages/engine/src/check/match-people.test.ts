import { beforeAll, expect, test } from 'vitest'
import { exampleDrawing } from '../hosted-gate/testing/example-drawings.ts'
import { type SampleFaceName, sampleFace } from '../testing/sample-faces.ts'
import { decodePhoto, describeFace, findFaces } from '../vision/index.ts'
import { matchPeople } from './match-people.ts'

const names = ['waves', 'smile'] as const
let descriptors: Float32Array[]
beforeAll(async () => {
  descriptors = []
  for (const name of names) {
    const image = await decodePhoto(await sampleFace(name), 2000)
    const [{ mesh }] = await findFaces(image)
    descriptors.push(await describeFace(image, mesh))
  }
}, 30_000)

const match = async (people: readonly SampleFaceName[]) =>
  matchPeople(await decodePhoto(await exampleDrawing({ people }), 2000), descriptors)

test('each person gets the face that is theirs, whatever the order', { tags: ['slow'] }, async () => {
  for (const people of [names, names.toReversed()]) {
    const { faces, matches, likeness } = await match(people)
    expect(faces.length).toBe(2)
    const [first, second] = matches.map((face) => face?.box.left ?? 0)
    expect(first < second).toBe(people[0] === 'waves')
    expect(Math.max(...likeness)).toBeLessThan(0.4)
  }
})

test('one face is given to whom it is more like', async () => {
  const { matches, likeness } = await match(['smile'])
  expect(matches[0]).toBeUndefined()
  expect(matches[1]).toBeDefined()
  expect(likeness[0]).toBe(Infinity)
})

test('a picture of nobody matches nobody', async () => {
  const { faces, matches, likeness } = await match([])
  expect([faces, matches, likeness]).toEqual([[], [undefined, undefined], [Infinity, Infinity]])
})
