// @module-tag slow
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type EnhancedPortrait,
  enhanceDressPortrait,
  enhanceWeddingPortrait,
  getLedger,
  getPhoto,
  getSubscriptionStatus,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { dayMs } from '../../testing/hear-store.ts'
import { createLightEngine } from '../../testing/light-engine.ts'
import { uploadPortrait } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'
import { grant, subscribe } from '../../testing/subscribe.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { weeklyPortraitGenerations: 1 } })
})
afterAll(() => server.close())

const attire = 'dress'

async function enhance(device: TestDevice, url?: string): Promise<EnhancedPortrait[]> {
  const photoUrl = url ?? (await uploadPortrait(device)).url
  return (await device.call(enhanceWeddingPortrait, { body: { photoUrl, attire } })).portraits
}

interface Answer {
  portraits: EnhancedPortrait[]
  error: string
}

async function post(
  path: string,
  body: object,
  device?: TestDevice,
): Promise<{ status: number; body: Answer }> {
  const bearer = device && { authorization: `Bearer ${device.token}` }
  const response = await server.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Answer }
}

/** Status and words of an enhancement for a wedding and of one for a dress. */
async function refusalsOf(device: TestDevice): Promise<[number, string][]> {
  const { url: photoUrl } = await uploadPortrait(device)
  const answers = [
    await post('/api/ai/enhance-wedding-portrait', { photoUrl, attire }, device),
    await post('/api/ai/enhance-dress-portrait', { photoUrl }, device),
  ]
  return answers.map(({ status, body }) => [status, body.error])
}

async function generationsOf({ call }: TestDevice): Promise<[left: number, used: number, credits: number]> {
  const { usage } = await call(getSubscriptionStatus, {})
  return [usage.portraitGenerationsRemaining, usage.portraitEnhancementsUsed, usage.portraitCreditsRemaining]
}

test('one generation answers two portraits, each a photo of the device', {
  tags: ['API-37', 'PORTRAIT-01', 'MEMB-35', 'A02', 'A18', 'A22', 'API-15', 'DATA-21'],
}, async () => {
  const device = await server.newDevice()
  const portraits = await enhance(device)
  expect(portraits.map(({ variant }) => variant)).toEqual(['natural', 'studio'])
  for (const { id, photoId, url } of portraits) {
    expect(photoId).toBe(id)
    expect((await server.fetch(url)).headers.get('content-type')).toBe('image/jpeg')
    expect(await device.call(getPhoto, { params: { id } })).toMatchObject({ id, widthPx: 600 })
    expect(server.engine.understood).toContain(id)
  }
  expect(await generationsOf(device)).toEqual([3, 1, 0])
})

test('the natural portrait of a photo that needed hardly anything says so, also when it is asked for again', async () => {
  const light = createLightEngine()
  const warnings: string[] = []
  const own = await startTestServer({
    engine: {
      ...light,
      run: async (job, context) => {
        const { images, report } = await light.run(job, context)
        return { images, report: { ...report, warnings: [...warnings] } }
      },
    },
  })
  const device = await own.newDevice()
  const { url: photoUrl } = await uploadPortrait(device)
  const ask = async (idempotencyKey: string) => {
    const { portraits } = await device.call(enhanceWeddingPortrait, {
      body: { photoUrl, attire },
      idempotencyKey,
    })
    return portraits.map(({ variant, isHardlyChanged }) => [variant, isHardlyChanged])
  }
  const asUsual = [
    ['natural', false],
    ['studio', false],
  ]
  expect(await ask('one')).toEqual(asUsual)
  warnings.push('hardly_changed')
  const hardly = [
    ['natural', true],
    ['studio', false],
  ]
  expect(await ask('two')).toEqual(hardly)
  expect(await ask('two')).toEqual(hardly)
  expect(await ask('one')).toEqual(asUsual)
  await own.close()
})

test('a portrait for a dress is enhanced alike', { tags: ['API-38', 'PORTRAIT-02', 'A02'] }, async () => {
  const device = await server.newDevice()
  const { url: photoUrl } = await uploadPortrait(device)
  const { portraits } = await device.call(enhanceDressPortrait, { body: { photoUrl } })
  expect(portraits).toHaveLength(2)
  expect(await generationsOf(device)).toEqual([3, 1, 0])
})

test('an enhanced portrait is enhanced again, and those that are shown already may be named', async () => {
  const device = await server.newDevice()
  const [first, second] = await enhance(device)
  const { portraits } = await device.call(enhanceWeddingPortrait, {
    body: { photoUrl: first.url, attire, existingPortraits: [first.url, { url: second.url }] },
  })
  expect(portraits).toHaveLength(2)
  expect(await generationsOf(device)).toEqual([2, 2, 0])
})

for (const { requirement, path, historyName, more, worn } of [
  {
    requirement: 'API-37',
    path: '/api/ai/enhance-wedding-portrait',
    historyName: 'Wedding portraits',
    more: { attire: 'suit' },
    worn: 'suit',
  },
  {
    requirement: 'API-37',
    path: '/api/ai/enhance-wedding-portrait',
    historyName: 'Wedding portraits',
    more: { attire: 'dress' },
    worn: 'dress',
  },
  {
    requirement: 'API-38',
    path: '/api/ai/enhance-dress-portrait',
    historyName: 'Dress portraits',
    more: {},
    worn: 'dress',
  },
])
  test(`each further enhancement in a ${worn} at ${path} is told how many are shown, so that it looks different`, {
    tags: [requirement],
  }, async () => {
    const device = await server.newDevice()
    const { id: photoKey, url: photoUrl } = await uploadPortrait(device)
    const strangers = await enhance(device)
    const enhanceWith = async (existing: EnhancedPortrait[]) => {
      const existingPortraits = existing.map(({ url }) => url)
      const { status, body } = await post(path, { photoUrl, ...more, existingPortraits }, device)
      expect(status).toBe(200)
      return { portraits: body.portraits, job: server.engine.jobs.at(-1) }
    }
    const first = await enhanceWith(strangers)
    const second = await enhanceWith([...first.portraits, ...strangers])
    const third = await enhanceWith([...first.portraits, second.portraits[1]])
    expect([first.job, second.job, third.job]).toMatchObject(
      [0, 1, 2].map((take) => ({ kind: 'portrait', take, person: { photoKey } })),
    )
    const { entries } = await device.call(getLedger, {})
    expect(entries[0].creation?.name).toBe(historyName)
    const kept = await server.services.database.db
      .selectFrom('creations')
      .select('details')
      .where('id', '=', entries[0].creation?.id ?? '')
      .executeTakeFirst()
    expect(kept?.details).toMatchObject({ attire: worn })
    expect((await post(path, { photoUrl, ...more })).status).toBe(401)
  })

test('of ten enhancements at once a free device gets four, and six are told the limit', {
  tags: ['PORTRAIT-05', 'API-56', 'MEMB-34', 'MEMB-35', 'A17', 'postgres'],
}, async () => {
  const device = await server.newDevice()
  const photos = await Promise.all(Array.from({ length: 10 }, () => uploadPortrait(device)))
  const answers = await Promise.allSettled(photos.map(({ url }) => enhance(device, url)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  server.clock.advance(366 * dayMs)
  expect(await generationsOf(device)).toEqual([0, 4, 0])
  const words = 'Portrait enhancement limit reached'
  expect(await refusalsOf(device)).toEqual([
    [429, words],
    [429, words],
  ])
})

test('a subscriber spends the week’s generations, then the credits, and then reads the weekly limit', {
  tags: ['PORTRAIT-05', 'API-56', 'MEMB-34', 'MEMB-35', 'MEMB-40', 'DATA-21', 'A02', 'A17', 'API-15'],
}, async () => {
  const device = await server.newDevice()
  await subscribe(server, device, 14)
  await grant(server, device, { bucket: 'portrait_credit', amount: 1 })
  expect(await generationsOf(device)).toEqual([1, 0, 1])
  await enhance(device)
  expect(await generationsOf(device)).toEqual([0, 1, 1])
  await enhance(device)
  expect(await generationsOf(device)).toEqual([0, 1, 0])
  const words = 'Weekly portrait limit reached'
  expect(await refusalsOf(device)).toEqual([
    [429, words],
    [429, words],
  ])
  server.clock.advance(7 * dayMs)
  expect(await generationsOf(device)).toEqual([1, 0, 0])
  await enhance(device)
  expect(await generationsOf(device)).toEqual([0, 1, 0])
})

test('credits of a lapsed subscriber stay and do not pay for a free device', {
  tags: ['A17', 'PORTRAIT-05', 'A11'],
}, async () => {
  const device = await server.newDevice()
  await subscribe(server, device)
  await grant(server, device, { bucket: 'portrait_credit', amount: 1 })
  server.clock.advance(8 * dayMs)
  for (let made = 0; made < 4; made++) await enhance(device)
  await expectRefusal(enhance(device), 'portrait_limit')
  expect(await generationsOf(device)).toEqual([0, 4, 1])
})

test('a failed enhancement says so and gives its generation back', async () => {
  const device = await server.newDevice()
  server.engine.failNext('unlike')
  await expectRefusal(enhance(device), 'enhancement_failed')
  server.engine.failNext('no_face')
  await expectRefusal(enhance(device), 'no_face')
  expect(await generationsOf(device)).toEqual([4, 0, 0])
})

test('an address that is not of the device’s own pictures is unknown, and nothing is charged', {
  tags: ['A21'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const { url: own } = await uploadPortrait(device)
  const { url: foreign } = await uploadPortrait(stranger)
  let fetched = 0
  const elsewhere = createServer((_request, response) => response.end(String(++fetched)))
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening')
  const { port } = elsewhere.address() as AddressInfo
  const outside = [`http://127.0.0.1:${port}/me.jpg`, 'file:///etc/passwd', '/media/objects/../secret.jpg']
  for (const url of [foreign, ...outside]) {
    await expectRefusal(enhance(device, url), 'unknown_picture')
    const body = { photoUrl: own, attire: 'suit' as const, existingPortraits: [url] }
    await expectRefusal(device.call(enhanceWeddingPortrait, { body }), 'unknown_picture')
  }
  expect(await generationsOf(device)).toEqual([4, 0, 0])
  expect(fetched).toBe(0)
  elsewhere.close()
})

test('an address whose signature is over still names the picture', async () => {
  const device = await server.newDevice()
  const { url } = await uploadPortrait(device)
  server.clock.advance(3 * 3_600_000)
  expect((await server.fetch(url)).status).toBe(403)
  expect(await enhance(device, `https://app.example${url}`)).toHaveLength(2)
})

test('a photo whose time is over is refused with the promise it was deleted under', async () => {
  const device = await server.newDevice()
  const { url } = await uploadPortrait(device)
  server.clock.advance(31 * 86_400_000)
  await expectRefusal(enhance(device, url), 'photo_expired')
})

test('who wears neither a dress nor a suit is enhanced and kept by no portrait', {
  tags: ['A37'],
}, async () => {
  const device = await server.newDevice()
  const bodies = {
    '/api/ai/enhance-wedding-portrait': { photoUrl: '/media/1.jpg', attire: 'cape' },
    '/api/enhanced-portraits': { portraitUrl: '/media/1.jpg', portraitType: 'wedding', attire: 'cape' },
  }
  for (const [path, body] of Object.entries(bodies))
    expect(await post(path, body, device)).toMatchObject({
      status: 400,
      body: { code: 'bad_request', details: [{ path: 'attire' }] },
    })
})

test('registering again continues the count of portraits', { tags: ['A20'] }, async () => {
  const first = await server.newDevice()
  await enhance(first)
  const second = await server.newDevice(first.installationId)
  expect([await generationsOf(first), await generationsOf(second)]).toEqual([
    [0, 4, 0],
    [3, 1, 0],
  ])
})

test('the same key or a double tap gets the same portraits for one generation', {
  tags: ['postgres'],
}, async () => {
  const device = await server.newDevice()
  const { url: photoUrl } = await uploadPortrait(device)
  const ask = (idempotencyKey?: string) =>
    device.call(enhanceWeddingPortrait, { body: { photoUrl, attire }, idempotencyKey })
  const idsOf = ({ portraits }: { portraits: EnhancedPortrait[] }) => portraits.map(({ id }) => id)
  const release = server.engine.hold()
  const both = [ask(), ask()]
  release()
  const [one, other] = await Promise.all(both)
  expect(idsOf(other)).toEqual(idsOf(one))
  const keyed = await ask('key')
  expect(idsOf(keyed)).not.toEqual(idsOf(one))
  expect(idsOf(await ask('key'))).toEqual(idsOf(keyed))
  expect(await generationsOf(device)).toEqual([2, 2, 0])
})

test('who is sent away because it takes long comes back for the same portraits', {
  tags: ['slow'],
}, async () => {
  const slow = await startTestServer({ settings: { enhancementWaitMs: 0 } })
  const device = await slow.newDevice()
  const { url: photoUrl } = await uploadPortrait(device)
  const ask = () => device.call(enhanceWeddingPortrait, { body: { photoUrl, attire }, idempotencyKey: 'one' })
  const release = slow.engine.hold()
  await expectRefusal(ask(), 'overloaded')
  release()
  await expect.poll(() => ask().catch(() => ({ portraits: [] }))).toHaveProperty('portraits.length', 2)
  expect(await generationsOf(device)).toEqual([3, 1, 0])
  await slow.close()
})
