import {
  applyStyle,
  countCreations,
  deleteStyleApplication,
  drawStyleThumbnail,
  getDeskDevice,
  getStyleApplication,
  listStyleApplications,
  rateStyle,
  redoStyle,
  type StyleApplication,
  starStyleApplication,
  styleAnalytics,
} from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyBody, applyOnce, changesLeft, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { deviceIdOf } from '../../testing/subscribe.ts'
import { getStyle } from './get-style.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { picturesPerChange: 3 } })
})
afterAll(() => server.close())

const read = ({ call }: TestDevice, id: string) => call(getStyleApplication, { params: { id } })
const redo = ({ call }: TestDevice, id: string, reason: 'likeness' | 'body' | 'pose' = 'likeness') =>
  call(redoStyle, { params: { id }, body: { reason } })

/** Makes a picture and waits for the others of its change. */
async function makeAll(device: TestDevice, changes = {}): Promise<StyleApplication> {
  const id = await applyOnce(device, changes)
  await untilEnded(device, id)
  return untilAll(device, id)
}

async function untilAll(device: TestDevice, id: string): Promise<StyleApplication> {
  for (let tries = 0; tries < 400; tries++) {
    const picture = await read(device, id)
    if (picture.siblings.every(({ status }) => status === 'completed')) return picture
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('The other pictures did not come.')
}

const drawnSince = (begun: number) => server.engine.jobs.slice(begun).filter((job) => job.kind === 'couple')

test('one change gives three pictures of one seed that are printed differently, and all are in the history', {
  tags: ['postgres'],
}, async () => {
  const device = await server.newDevice()
  const before = await changesLeft(device)
  const begun = server.engine.jobs.length
  const { id, siblings } = await makeAll(device)
  expect(siblings).toHaveLength(2)
  expect(await changesLeft(device)).toBe(before - 1)
  expect(drawnSince(begun).map(({ nth, print }) => [nth, print])).toEqual([
    [undefined, undefined],
    [2, 'warm'],
    [3, 'airy'],
  ])
  expect(drawnSince(begun).map(({ besides }) => besides)).toEqual([[], [], []])
  const history = await device.call(listStyleApplications, { query: {} })
  expect(history.map((item) => item.id).toSorted()).toEqual(
    [id, ...siblings.map((sibling) => sibling.id)].toSorted(),
  )
  expect(await device.call(countCreations, {})).toMatchObject({ style: 3 })
  const [second] = siblings
  const seen = await read(device, second.id)
  expect(seen).toMatchObject({ status: 'completed', isClean: false })
  expect(seen.siblings.map((sibling) => sibling.id)).toEqual([id, siblings[1].id])
})

test('each picture of a change stands as the first one planned, and all are told to the next change of the same', {
  tags: ['postgres'],
}, async () => {
  const device = await server.newDevice()
  const photos = await uploadPortraits(device)
  const make = async (changes = {}) => {
    const begun = server.engine.jobs.length
    await makeAll(device, { ...photos, ...changes })
    return drawnSince(begun)
  }
  const first = await make()
  expect(first.map(({ count, composition }) => [count, composition])).toEqual([
    [3, undefined],
    [1, 'pose 1'],
    [1, 'pose 2'],
  ])
  expect(first[0].shown).toEqual([])
  const [again] = await make()
  expect(new Set(again.shown)).toEqual(new Set(['pose 0', 'pose 1', 'pose 2']))
  const [elsewhere] = await make({ styleId: 'rose-arch' })
  expect(elsewhere.shown).toEqual([])
  expect(elsewhere.recent).toHaveLength(6)
  const [withOthers] = await make(await uploadPortraits(device))
  expect(withOthers.shown).toEqual([])
})

test('the others stand as planned also when the first is deleted before they are drawn', async () => {
  const device = await server.newDevice()
  const begun = server.engine.jobs.length
  const release = server.engine.hold((job) => job.kind === 'couple' && job.nth !== undefined)
  const id = await applyOnce(device)
  const { siblings } = await untilEnded(device, id)
  await device.call(deleteStyleApplication, { params: { id } })
  release()
  for (const sibling of siblings) await untilEnded(device, sibling.id)
  expect(drawnSince(begun).map(({ composition }) => composition)).toEqual([undefined, 'pose 1', 'pose 2'])
})

test('the next change is told of pictures that are still to come, and a redo of all', async () => {
  const device = await server.newDevice()
  const photos = await uploadPortraits(device)
  const body = applyBody(photos)
  const { id } = await device.call(applyStyle, { body })
  await untilEnded(device, id)
  const { id: next } = await device.call(applyStyle, { body, idempotencyKey: 'next-change-1' })
  await untilEnded(device, next)
  await untilAll(device, id)
  await untilAll(device, next)
  const begun = server.engine.jobs.length
  const { id: anew } = await redo(device, id)
  await untilEnded(device, anew)
  const [job] = drawnSince(begun)
  expect(job).toMatchObject({ count: 1 })
  expect(job.composition).toBeUndefined()
  expect(job.shown).toHaveLength(6)
  expect(job.besides).toHaveLength(3)
})

test('of two changes of the same that are drawn at one time neither gives a picture of the other', {
  tags: ['postgres'],
}, async () => {
  const device = await server.newDevice()
  const body = applyBody(await uploadPortraits(device))
  const begun = server.engine.jobs.length
  const release = server.engine.hold()
  const { id } = await device.call(applyStyle, { body })
  server.clock.advance(server.services.settings.sameWishMs + 1)
  const { id: other } = await device.call(applyStyle, { body })
  expect(other).not.toBe(id)
  await vi.waitFor(() => expect(drawnSince(begun)).toHaveLength(2))
  release()
  await Promise.all([untilEnded(device, id), untilEnded(device, other)])
  await Promise.all([untilAll(device, id), untilAll(device, other)])
  const deviceId = await deviceIdOf(server, device)
  const rows = await server.services.database.db
    .selectFrom('creations')
    .select(sql<string>`report ->> 'composition'`.as('composition'))
    .where('device_id', '=', deviceId)
    .execute()
  expect(new Set(rows.map(({ composition }) => composition)).size).toBe(6)
})

test('the other pictures come after the first, which waits for neither', async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  const first = await untilEnded(device, id)
  expect(first.resultUrl).not.toBeNull()
  expect(first.siblings.length).toBe(2)
  await untilAll(device, id)
})

test('a first picture that fails has no others and costs nothing', async () => {
  const device = await server.newDevice()
  const before = await changesLeft(device)
  server.engine.failNext('unlike')
  const id = await applyOnce(device)
  expect(await untilEnded(device, id)).toMatchObject({ status: 'failed', siblings: [], canRedo: false })
  expect(await changesLeft(device)).toBe(before)
})

test('one of the others that fails is not told of, and costs no more', async () => {
  const device = await server.newDevice()
  const before = await changesLeft(device)
  server.engine.failNext('nothing', 'unlike')
  const id = await applyOnce(device)
  await untilEnded(device, id)
  for (let tries = 0; (await read(device, id)).siblings.length !== 1 && tries < 200; tries++)
    await new Promise((resolve) => setTimeout(resolve, 25))
  expect((await untilAll(device, id)).siblings).toHaveLength(1)
  expect(await device.call(listStyleApplications, { query: {} })).toHaveLength(2)
  expect(await changesLeft(device)).toBe(before - 1)
})

test('an operator’s test run makes one picture', async () => {
  const operator = await server.operator()
  const begun = server.engine.jobs.length
  const id = await applyOnce(operator)
  expect((await untilEnded(operator, id)).siblings).toEqual([])
  expect(drawnSince(begun)).toHaveLength(1)
})

test('of the pictures of one change one is starred at most', { tags: ['postgres'] }, async () => {
  const device = await server.newDevice()
  const { id, siblings } = await makeAll(device)
  const star = (pictureId: string, isStarred: boolean) =>
    device.call(starStyleApplication, { params: { id: pictureId }, body: { isStarred } })
  const starred = async () =>
    (await device.call(listStyleApplications, { query: {} }))
      .filter((item) => item.isStarred)
      .map((item) => item.id)
  await star(id, true)
  expect(await starred()).toEqual([id])
  await star(siblings[1].id, true)
  expect(await starred()).toEqual([siblings[1].id])
  expect((await read(device, id)).siblings.map(({ isStarred }) => isStarred)).toEqual([false, true])
  await star(siblings[1].id, false)
  expect(await starred()).toEqual([])
  await expectRefusal(
    (await server.newDevice()).call(starStyleApplication, { params: { id }, body: { isStarred: true } }),
    'not_found',
  )
})

test('a picture that is not good is made anew once for its change, for nothing and with the reason in mind', {
  tags: ['postgres'],
}, async () => {
  const device = await server.newDevice()
  const { id, siblings, canRedo } = await makeAll(device, { stance: { pose: 'embrace', left: 'first' } })
  expect(canRedo).toBe(true)
  const before = await changesLeft(device)
  const begun = server.engine.jobs.length
  const { id: anew } = await redo(device, siblings[0].id, 'body')
  expect((await untilEnded(device, anew)).status).toBe('completed')
  expect(await changesLeft(device)).toBe(before)
  expect(drawnSince(begun)).toMatchObject([{ stance: { framing: 'close', left: 'first' } }])
  expect(drawnSince(begun)[0].stance?.pose).toBeUndefined()
  const all = await read(device, id)
  expect([all.canRedo, all.siblings.length]).toEqual([false, 3])
  expect((await read(device, siblings[0].id)).rating).toBe('negative')
  for (const one of [id, siblings[0].id, anew]) await expectRefusal(redo(device, one), 'redo_used')
  await device.call(deleteStyleApplication, { params: { id: anew } })
  expect((await read(device, id)).canRedo).toBe(false)
  await expectRefusal(redo(device, id), 'redo_used')
})

test('a redo that fails may be asked for again, and the same key is one wish', async () => {
  const device = await server.newDevice()
  const { id } = await makeAll(device)
  server.engine.failNext('unlike')
  const { id: failed } = await redo(device, id)
  expect((await untilEnded(device, failed)).status).toBe('failed')
  expect((await read(device, id)).canRedo).toBe(true)
  const ask = () =>
    device.call(redoStyle, { params: { id }, body: { reason: 'pose' }, idempotencyKey: 'again-and-again-1' })
  const [one, other] = [await ask(), await ask()]
  expect(other.id).toBe(one.id)
  expect((await untilEnded(device, one.id)).status).toBe('completed')
})

test('only a finished picture of one’s own is made anew', async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const release = server.engine.hold()
  const id = await applyOnce(device)
  await expectRefusal(redo(device, id), 'not_finished')
  release()
  await untilEnded(device, id)
  await expectRefusal(redo(stranger, id), 'not_found')
})

test('an operator sees by style why pictures were not good', async () => {
  const device = await server.newDevice()
  const { id, siblings } = await makeAll(device, { styleId: 'rose-arch' })
  const rate = (pictureId: string, reason?: 'light') =>
    device.call(rateStyle, { params: { id: pictureId }, body: { rating: 'negative', reason } })
  await rate(id)
  await rate(id, 'light')
  await rate(siblings[0].id, 'light')
  await redo(device, siblings[1].id, 'pose')
  const answer = await server.fetch('/api/analytics/styles', {
    headers: { authorization: `Bearer ${(await server.operator()).token}` },
  })
  const { ranking } = styleAnalytics.parse(await answer.json())
  expect(ranking.find(({ styleId }) => styleId === 'rose-arch')).toMatchObject({
    negative: 3,
    reasons: { light: 2, pose: 1 },
  })
})

test('what a couple chose of its stance reaches the engine, and a preview says where it cannot be drawn', async () => {
  const device = await server.newDevice()
  const stance = { pose: 'walking', framing: 'full', left: 'second' } as const
  const begun = server.engine.jobs.length
  await makeAll(device, { stance })
  expect(drawnSince(begun).map((job) => job.stance)).toEqual([stance, stance, stance])
  expect(drawnSince(begun)[0].prompt).toContain('Framing: seen from head to foot.')
  server.engine.failNext('pose_impossible')
  const body = { ...applyBody(await uploadPortraits(device)), stance }
  expect(await device.call(drawStyleThumbnail, { body })).toEqual({ image: null })
})

test('an answer that was lost is had again under its key, also once the photos have expired', async () => {
  const device = await server.newDevice()
  const { id } = await makeAll(device)
  const ask = () =>
    device.call(redoStyle, { params: { id }, body: { reason: 'light' }, idempotencyKey: 'lost-answer-1' })
  const { id: anew } = await ask()
  await untilEnded(device, anew)
  server.clock.advance(31 * 24 * 60 * 60 * 1000)
  expect((await ask()).id).toBe(anew)
})

test('no redo is offered where no pictures may be made', async () => {
  const browser = await server.newDevice(`web-${crypto.randomUUID()}`)
  const { id, canRedo } = await makeAll(browser)
  expect(canRedo).toBe(true)
  const actor = {
    kind: 'device',
    deviceId: await deviceIdOf(server, browser),
    isBrowser: true,
    isBlocked: false,
  } as const
  const settings = { ...server.services.settings, browsersMayCreate: false }
  expect((await getStyle({ ...server.services, settings }, actor, id)).canRedo).toBe(false)
  const blocked = { ...actor, isBrowser: false, isBlocked: true }
  expect((await getStyle(server.services, blocked, id)).canRedo).toBe(false)
})

test('a history says which picture of its change each one is', { tags: ['postgres'] }, async () => {
  const device = await server.newDevice()
  const { id, siblings } = await makeAll(device)
  const { id: anew } = await redo(device, siblings[1].id)
  await untilEnded(device, anew)
  const placesOf = async () =>
    new Map(
      (await device.call(listStyleApplications, { query: {} })).map((item) => [
        item.id,
        `${item.place.number}/${item.place.all}`,
      ]),
    )
  const places = await placesOf()
  expect([id, siblings[0].id, siblings[1].id, anew].map((one) => places.get(one))).toEqual([
    '1/4',
    '2/4',
    '3/4',
    '4/4',
  ])
  await device.call(deleteStyleApplication, { params: { id: siblings[0].id } })
  const fewer = await placesOf()
  expect([id, siblings[1].id, anew].map((one) => fewer.get(one))).toEqual(['1/3', '2/3', '3/3'])
})

test('what the desk and the week count as failed or asked for is what a change was reserved for', async () => {
  const device = await server.newDevice()
  const week = async () => {
    const answer = await server.fetch('/api/analytics/styles', {
      headers: { authorization: `Bearer ${(await server.operator()).token}` },
    })
    return styleAnalytics.parse(await answer.json()).cards.creations7Days
  }
  const before = await week()
  server.engine.failNext('nothing', 'unlike')
  const id = await applyOnce(device)
  await untilEnded(device, id)
  for (let tries = 0; (await read(device, id)).siblings.length !== 1 && tries < 200; tries++)
    await new Promise((resolve) => setTimeout(resolve, 25))
  await untilAll(device, id)
  const operator = await server.operator()
  const desk = await operator.call(getDeskDevice, { params: { id: await deviceIdOf(server, device) } })
  expect(desk.device.creations).toEqual({ completed: 2, failed: 0, running: 0 })
  expect(await week()).toBe(before + 1)
})
