import { checkPhoto } from '@ever-after/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(() => server.engine.compareAs(true))
afterAll(() => server.close())

async function uploadTwo(device: TestDevice): Promise<[former: string, id: string]> {
  const [former, { id }] = [await uploadPortrait(device), await uploadPortrait(device)]
  return [former.id, id]
}

const check = (device: TestDevice, id: string, after?: string) =>
  device.call(checkPhoto, { params: { id }, query: { after } })

test.each([true, false])('whether a photo shows whom the one before shows is told: %s', async (found) => {
  const device = await server.newDevice()
  const [former, id] = await uploadTwo(device)
  server.engine.compareAs(found)
  expect(await check(device, id, former)).toEqual({ isUsable: true, hints: [], isSamePerson: found })
})

test('who names no photo before is told nothing of people', async () => {
  const device = await server.newDevice()
  const [, id] = await uploadTwo(device)
  expect(await check(device, id)).toEqual({ isUsable: true, hints: [] })
})

test('a photo is compared with photos of the same device only', async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const [, id] = await uploadTwo(device)
  const { id: foreign } = await uploadPortrait(stranger)
  await expectRefusal(check(device, id, foreign), 'not_found')
  await expectRefusal(check(device, id, server.services.random.uuid()), 'not_found')
  await expectRefusal(check(device, id, 'no id'), 'bad_request')
})

test.each(['no_face', 'engine_crashed'] as const)(
  'where comparing ends with %s the photo is checked all the same',
  async (code) => {
    const device = await server.newDevice()
    const [former, id] = await uploadTwo(device)
    server.engine.compareAs(code)
    expect(await check(device, id, former)).toEqual({ isUsable: true, hints: [] })
  },
)

test('a photo before that is gone costs the new one nothing', async () => {
  const device = await server.newDevice()
  const [former, id] = await uploadTwo(device)
  await server.services.objects.delete(`photos/${former}.jpg`)
  expect(await check(device, id, former)).toEqual({ isUsable: true, hints: [] })

  server.clock.advance(31 * 86_400_000)
  const { id: fresh } = await uploadPortrait(device)
  expect(await check(device, fresh, id)).toEqual({ isUsable: true, hints: [] })
})
