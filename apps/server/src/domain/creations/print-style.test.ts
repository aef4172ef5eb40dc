import {
  deleteStyleApplication,
  getStyleApplication,
  limits,
  printStyle as printStyleEndpoint,
} from '@ever-after/contract'
import { compositeSynthetic } from '@ever-after/engine'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { dayMs } from '../../testing/hear-store.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { grant, subscribe } from '../../testing/subscribe.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const print = ({ call }: TestDevice, id: string) => call(printStyleEndpoint, { params: { id } })

async function makeOne(device: TestDevice): Promise<string> {
  const id = await applyOnce(device)
  await untilEnded(device, id)
  return id
}

test('a subscriber has a picture enlarged for printing, of the same shape and marked like it', async () => {
  const device = await server.newDevice()
  await subscribe(server, device)
  const id = await makeOne(device)
  const { url } = await print(device, id)
  const { resultUrl } = await device.call(getStyleApplication, { params: { id } })
  const read = async (address: string | null) =>
    sharp(await (await server.fetch(String(address))).bytes()).metadata()
  const [master, large] = [await read(resultUrl), await read(url)]
  expect(large.format).toBe('jpeg')
  expect(Math.max(large.width, large.height)).toBeGreaterThanOrEqual(limits.printLongSidePx)
  expect(large.width / large.height).toBeCloseTo(master.width / master.height, 2)
  expect(large.xmpAsString).toContain(compositeSynthetic)
  expect(large.exif).toBeUndefined()
})

test('it is made once, and goes when the picture is deleted', async () => {
  const device = await server.newDevice()
  await subscribe(server, device)
  const id = await makeOne(device)
  const { url } = await print(device, id)
  const bytesOf = async () => (await server.fetch(url)).bytes()
  const first = await bytesOf()
  await print(device, id)
  expect(await bytesOf()).toEqual(first)
  await device.call(deleteStyleApplication, { params: { id } })
  expect((await server.fetch(url)).status).toBe(404)
  await expectRefusal(print(device, id), 'not_found')
})

test('nobody else has it: no free device, no owner of downloads alone, no lapsed subscriber, no stranger', async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const id = await makeOne(device)
  await expectRefusal(print(device, id), 'forbidden')
  await grant(server, device, { bucket: 'lifetime', amount: 1 })
  await expectRefusal(print(device, id), 'forbidden')
  await subscribe(server, device, 7)
  expect(await print(device, id)).toHaveProperty('url')
  await subscribe(server, stranger, 30)
  await expectRefusal(print(stranger, id), 'not_found')
  server.clock.advance(8 * dayMs)
  await expectRefusal(print(device, id), 'forbidden')
})

test('a picture in the making is not printed', async () => {
  const device = await server.newDevice()
  await subscribe(server, device)
  const release = server.engine.hold()
  const id = await applyOnce(device)
  await expectRefusal(print(device, id), 'not_finished')
  release()
  await untilEnded(device, id)
})
