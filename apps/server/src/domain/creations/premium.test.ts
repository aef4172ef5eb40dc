// @module-tag slow
import { applyDress, getDressTryOn, getStyleApplication, getWeddingStyles } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { dayMs } from '../../testing/hear-store.ts'
import { applyOnce, changesLeft, pollUntilEnded, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { subscribe } from '../../testing/subscribe.ts'

let server: TestServer
let usual: TestServer
beforeAll(async () => {
  server = await startTestServer({
    env: { PREMIUM_COLLECTIONS: 'Castle, Vineyard', PREMIUM_WIDTH_PX: '1600' },
  })
  usual = await startTestServer()
})
afterAll(async () => {
  await server.close()
  await usual.close()
})

const locked = 'chateau-morning'
const open = 'golden-tide'

async function lastWidth(at: TestServer, device: TestDevice, styleId = open): Promise<number | undefined> {
  await untilEnded(device, await applyOnce(device, { styleId }))
  const job = at.engine.jobs.at(-1)
  return job?.kind === 'couple' ? job.widthPx : undefined
}

test('a subscriber’s wedding pictures are made larger, and a lapsed one’s are not', {
  tags: ['MEMB-07', 'A58'],
}, async () => {
  const device = await usual.newDevice()
  const widths = [await lastWidth(usual, device)]
  await subscribe(usual, device, 7)
  widths.push(await lastWidth(usual, device))
  usual.clock.advance(8 * dayMs)
  widths.push(await lastWidth(usual, device))
  expect(widths).toEqual([1200, 1500, 1200])
})

test('the operator chooses how large, and dresses are made so too', {
  tags: ['MEMB-07', 'A58'],
}, async () => {
  const device = await server.newDevice()
  const { id: photoId } = await uploadPortrait(device)
  const tryOn = async () => {
    const { id } = await device.call(applyDress, { body: { photoId, dressId: 'gardenia' } })
    await pollUntilEnded(() => device.call(getDressTryOn, { params: { id } }))
    return server.engine.jobs.at(-1)
  }
  expect(await tryOn()).toMatchObject({ kind: 'dress', widthPx: 1200 })
  await subscribe(server, device)
  server.clock.advance(60_000)
  expect(await tryOn()).toMatchObject({ kind: 'dress', widthPx: 1600 })
  expect(await lastWidth(server, device)).toBe(1600)
})

test('a collection set aside for Premium is refused by the server, costs nothing, and is there for subscribers', {
  tags: ['MEMB-07', 'A58'],
}, async () => {
  const device = await server.newDevice()
  const { styles } = await device.call(getWeddingStyles, {})
  for (const styleId of [locked, styles.Vineyard[0].id])
    await expectRefusal(applyOnce(device, { styleId }), 'premium_only')
  expect(await changesLeft(device)).toBe(5)
  await subscribe(server, device)
  const id = await applyOnce(device, { styleId: locked })
  expect((await untilEnded(device, id)).status).toBe('completed')
  server.clock.advance(8 * dayMs)
  await expectRefusal(applyOnce(device, { styleId: locked }), 'premium_only')
  expect((await device.call(getStyleApplication, { params: { id } })).status).toBe('completed')
})

test('the other collections stay free, and the operator tries every one', { tags: ['A58'] }, async () => {
  const [device, operator] = [await server.newDevice(), await server.operator()]
  expect(await applyOnce(device, { styleId: open })).toEqual(expect.any(String))
  expect(await applyOnce(operator, { styleId: locked })).toEqual(expect.any(String))
})

test('unless somebody says otherwise no collection is set aside', { tags: ['A58'] }, async () => {
  const device = await usual.newDevice()
  expect(usual.services.settings.premiumCollections).toEqual([])
  expect(await applyOnce(device, { styleId: locked })).toEqual(expect.any(String))
})

test('a locked style is locked under each of its names', { tags: ['A58'] }, async () => {
  const device = await server.newDevice()
  const { styles } = await device.call(getWeddingStyles, {})
  const style = styles.Castle.find(({ id }) => id === locked)
  const names = [style?.styleName, style?.variations[0].variationName]
  for (const styleId of names) await expectRefusal(applyOnce(device, { styleId }), 'premium_only')
})
