import { expect, test } from 'vitest'
import { noisyPlane } from '../testing/planes.ts'
import { models } from './models.ts'
import { openNetwork } from './open-network.ts'

const detector = await openNetwork(models.faceDetector)
const mesh = await openNetwork(models.faceMesh)
const picture = noisyPlane(128 * 128 * 3, 1)
const other = noisyPlane(128 * 128 * 3, 2)
const face = noisyPlane(192 * 192 * 3, 3)

test('each network has outputs of its own kind', async () => {
  expect((await detector.run(picture)).map(({ length }) => length)).toEqual([896 * 16, 896])
  expect((await mesh.run(face)).map(({ length }) => length)).toEqual([468 * 3, 1])
})

test('an answer stays as it is while the network answers something else', async () => {
  const [boxes] = await detector.run(picture)
  const kept = boxes.slice()

  const [others] = await detector.run(other)

  expect(boxes).toEqual(kept)
  expect(others).not.toEqual(boxes)
})

test('networks asked at once answer as if asked one after the other', async () => {
  const [first] = await detector.run(picture)
  const [second] = await detector.run(other)
  const [third] = await mesh.run(face)

  const together = await Promise.all([detector.run(picture), mesh.run(face), detector.run(other)])

  expect(together.map(([values]) => values)).toEqual([first, third, second])
})

test('an input is left as it was given', async () => {
  const before = picture.slice()

  await detector.run(picture)

  expect(picture).toEqual(before)
})

test('an input of the wrong size is refused and the network goes on working', async () => {
  const [before] = await detector.run(picture)

  await expect(detector.run(new Float32Array(12))).rejects.toThrow()

  expect((await detector.run(picture))[0]).toEqual(before)
})

test('weights that are not there are an error, not an empty network', async () => {
  const missing = { ...models.faceDetector, path: 'no-such-file.data' }
  const unknown = { ...models.faceDetector, packageName: '@nobody/weights' }

  await expect(openNetwork(missing)).rejects.toThrow('no-such-file.data')
  await expect(openNetwork(unknown)).rejects.toThrow('The package @nobody/weights is not installed.')
})
