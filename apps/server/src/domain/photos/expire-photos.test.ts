import { readFile } from 'node:fs/promises'
import { checkPhoto, uploadDressPhoto, uploadOwnDress } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrationsFolder } from '../../infra/database/migrate.ts'
import { asFile, drawPortrait, uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { expirePhotos } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { sweepEveryMs: 3_600_000 } })
})
afterAll(() => server.close())

test('the file of every photo is deleted after thirty days and the engine forgets it', {
  tags: ['A59'],
}, async () => {
  const { services, engine, clock } = server
  const device = await server.newDevice()
  const { partner1PhotoId } = await uploadPortraits(device)
  const photo = asFile(await drawPortrait())
  const { photo: dressPhoto } = await device.call(uploadDressPhoto, { multipart: { files: { photo } } })
  const gown = await device.call(uploadOwnDress, { multipart: { files: { dress: photo } } })
  const keys = [partner1PhotoId, dressPhoto.id, gown.id].map((id) => `photos/${id}.jpg`)
  const kept = async () => (await Promise.all(keys.map((key) => services.objects.get(key)))).filter(Boolean)
  clock.advance(29 * 86_400_000)
  expect(await expirePhotos(services)).toBe(0)
  expect(await kept()).toHaveLength(3)
  clock.advance(86_400_000 + 1)
  expect(await expirePhotos(services)).toBe(4)
  expect(await kept()).toEqual([])
  expect(engine.forgotten).toContain(partner1PhotoId)
  expect(await expirePhotos(services)).toBe(0)
})

/** Uploads a photo and asks the coach; what is stored of what it said. */
async function coachedPhoto() {
  const device = await server.newDevice()
  const { partner1PhotoId: id } = await uploadPortraits(device)
  await device.call(checkPhoto, { params: { id } })
  const photo = server.services.database.db.selectFrom('photos').where('id', '=', id)
  const kept = async () => (await photo.select('hints').executeTakeFirstOrThrow()).hints
  expect(await kept()).not.toBeNull()
  return { id, kept }
}

test('what the coach said of a photo is deleted with it', { tags: ['A59'] }, async () => {
  const { kept } = await coachedPhoto()
  server.clock.advance(30 * 86_400_000 + 1)
  await expirePhotos(server.services)
  expect(await kept()).toBeNull()
})

test('what a server of an earlier release leaves of a photo that it deletes goes with the next sweep', async () => {
  const { database, clock } = server.services
  const [gone, there] = [await coachedPhoto(), await coachedPhoto()]
  await database.db.updateTable('photos').set({ deleted_at: clock.now() }).where('id', '=', gone.id).execute()
  await expirePhotos(server.services)
  expect([await gone.kept(), await there.kept()]).toEqual([null, expect.any(Array)])
})

test('what an earlier release left of deleted photos goes when the server is brought up to date', async () => {
  const { database, clock } = server.services
  const [gone, there] = [await coachedPhoto(), await coachedPhoto()]
  await database.db.updateTable('photos').set({ deleted_at: clock.now() }).where('id', '=', gone.id).execute()
  const script = await readFile(new URL('0025-hints-go-with-the-photo.sql', migrationsFolder), 'utf8')
  await database.runScripts(async (run) => void (await run(script)))
  expect([await gone.kept(), await there.kept()]).toEqual([null, expect.any(Array)])
})
