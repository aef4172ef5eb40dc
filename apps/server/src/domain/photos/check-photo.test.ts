import { checkPhoto, getPhoto } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { changesLeft } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { hintWords } from './hint-words.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a good photo is usable and draws no hint', async () => {
  const device = await server.newDevice()
  const { id } = await uploadPortrait(device)
  expect(await device.call(checkPhoto, { params: { id } })).toEqual({ isUsable: true, hints: [] })
  expect(await changesLeft(device)).toBe(5)
})

test('hints come in words, the gravest first, and without what was measured', async () => {
  const device = await server.newDevice()
  const { id } = await uploadPortrait(device)
  server.engine.hint(
    { code: 'side_light', severity: 'info', value: 1.4 },
    { code: 'head_cut_off', severity: 'block', value: 7 },
    { code: 'blurred', severity: 'warn', value: 3 },
  )
  const check = await device.call(checkPhoto, { params: { id } })
  server.engine.hint()
  expect(check.isUsable).toBe(false)
  expect(check.hints.map(({ code, severity }) => [code, severity])).toEqual([
    ['head_cut_off', 'block'],
    ['blurred', 'warn'],
    ['side_light', 'info'],
  ])
  expect(JSON.stringify(check)).not.toContain('value')
})

test('the coach looks at a photo once; whoever asks again needs neither the file nor the engine', async () => {
  const device = await server.newDevice()
  const { id } = await uploadPortrait(device)
  const check = () => device.call(checkPhoto, { params: { id } })
  server.engine.hint({ code: 'blurred', severity: 'warn', value: 3 })
  const first = await check()
  server.engine.hint()
  server.engine.failFindingFaces('engine_crashed')
  await server.services.objects.delete(`photos/${id}.jpg`)
  expect(await check()).toEqual(first)
  const other = await uploadPortrait(await server.newDevice()).catch(() => undefined)
  expect(other, 'the failure was still there').toBeUndefined()
})

test('what blocks asks for another photo, what only warns says what would help', () => {
  expect(hintWords('head_cut_off', 'block')).toMatch(/Please choose/)
  expect(hintWords('head_cut_off', 'warn')).toMatch(/leave some room/)
  expect(hintWords('turned_away', 'block')).toMatch(/Please choose/)
  expect(hintWords('hands_on_head', 'block')).toMatch(/Please choose/)
})

test('a coach that is away asks for patience, and one that sees no face says so', async () => {
  const device = await server.newDevice()
  const { id } = await uploadPortrait(device)
  const check = () => device.call(checkPhoto, { params: { id } })
  server.engine.failFindingFaces('engine_crashed')
  await expectRefusal(check(), 'overloaded')
  server.engine.failFindingFaces('no_face')
  await expectRefusal(check(), 'no_face')
  await expect(check()).resolves.toMatchObject({ isUsable: true })
})

test('a photo is seen and checked by its owner only, while it is kept', async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const photo = await uploadPortrait(device)
  const params = { id: photo.id }
  expect(await device.call(getPhoto, { params })).toMatchObject({ id: photo.id, widthPx: 300 })
  await expectRefusal(stranger.call(getPhoto, { params }), 'not_found')
  await expectRefusal(stranger.call(checkPhoto, { params }), 'not_found')
  server.clock.advance(31 * 86_400_000)
  await expectRefusal(device.call(getPhoto, { params }), 'photo_expired')
  await expectRefusal(device.call(checkPhoto, { params }), 'photo_expired')
})
