import { applyDress, getDressTryOn, uploadOwnDress } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changesLeft, pollUntilEnded } from '../../testing/make-creations.ts'
import { asFile, drawPortrait, uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function wear(
  { call }: TestDevice,
  body: { photoId: string; dressId: string; isCustomDress?: boolean; wearsCovering?: boolean },
) {
  const { id } = await call(applyDress, { body })
  await pollUntilEnded(() => call(getDressTryOn, { params: { id } }))
  const job = server.engine.jobs.at(-1)
  if (job?.kind !== 'dress') throw new Error('No dress was drawn.')
  return job.dress
}

test('a dress that is tried on again by the same person is worn in a place of another kind each time', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const places: string[] = []
  for (let time = 0; time < 4; time++) {
    const dress = await wear(device, { photoId, dressId: 'gardenia' })
    if ('recipe' in dress) places.push(dress.recipe.scene)
  }
  expect(places[0]).toBe('indoor-elegance')
  expect(new Set(places.map((place) => place.split('-')[0])).size).toBe(4)
  expect(await changesLeft(device)).toBe(1)

  const { id: other } = await uploadPortrait(device)
  expect(await wear(device, { photoId: other, dressId: 'gardenia' })).toMatchObject({
    recipe: { scene: 'indoor-elegance' },
  })
})

test('an own dress is worn where the engine likes it, and then elsewhere', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const { id: dressId } = await device.call(uploadOwnDress, {
    multipart: { files: { dress: asFile(await drawPortrait()) } },
  })
  const body = { photoId, dressId, isCustomDress: true }
  expect(await wear(device, body)).not.toHaveProperty('scene', expect.any(String))
  expect(await wear(device, body)).toHaveProperty('scene', expect.not.stringMatching(/^indoor/))
})

test('two taps while a dress is fitted are one wish', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const release = server.engine.hold()
  const body = { photoId, dressId: 'gardenia' }
  const first = await device.call(applyDress, { body })
  const second = await device.call(applyDress, { body })
  release()
  expect(second.id).toBe(first.id)
})
