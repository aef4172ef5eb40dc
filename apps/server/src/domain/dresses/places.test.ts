// @module-tag postgres
import { applyDress, getDressTryOn, uploadOwnDress } from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceIdOf } from '../../testing/device-id-of.ts'
import { changesLeft, pollUntilEnded } from '../../testing/make-creations.ts'
import { asFile, drawPortrait, uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import type { Caller } from '../access/index.ts'
import { applyDress as tryOn } from './index.ts'

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

/** In which place each of these pictures of a dress of the catalogue is. */
async function placesOf(ids: readonly string[]): Promise<unknown[]> {
  const place = sql<string>`details -> 'recipe' ->> 'scene'`.as('place')
  const rows = await server.services.database.db
    .selectFrom('creations')
    .select(place)
    .where('id', 'in', ids)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => row.place)
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

test('a dress that is asked for again in the moment its picture ends is worn elsewhere', async () => {
  const { services, engine } = server
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const body = { photoId, dressId: 'gardenia', isCustomDress: false }
  const release = engine.hold()
  const first = await device.call(applyDress, { body })
  const { transaction } = services.database
  const endFirst = async () => {
    release()
    await pollUntilEnded(() => device.call(getDressTryOn, { params: { id: first.id } }))
  }
  // The second is looked at while the first is being made, and accepted once it is done.
  const late: typeof services.database = {
    ...services.database,
    transaction: async (work) => {
      await endFirst()
      return transaction(work)
    },
  }
  const caller: Caller = {
    kind: 'device',
    deviceId: await deviceIdOf(server, device),
    isBrowser: false,
    isBlocked: false,
  }
  const second = await tryOn({ ...services, database: late }, caller, { body })
  await pollUntilEnded(() => device.call(getDressTryOn, { params: { id: second.id } }))
  expect(await placesOf([first.id, second.id])).toEqual([
    'indoor-elegance',
    expect.not.stringMatching(/^indoor/),
  ])
})

test('a dress that is asked for again twice at once is made once more', async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const body = { photoId, dressId: 'gardenia' }
  await wear(device, body)
  const release = server.engine.hold()
  const both = await Promise.all([device.call(applyDress, { body }), device.call(applyDress, { body })])
  release()
  expect(both[1].id).toBe(both[0].id)
  expect(await placesOf([both[0].id])).not.toEqual(['indoor-elegance'])
  expect(await changesLeft(device)).toBe(3)
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
