// @module-tag slow
import {
  applyDress,
  applyHairColour,
  applyStyle,
  enhanceWeddingPortrait,
  getStyleApplication,
  getSubscriptionStatus,
} from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyBody, applyOnce, changesLeft, knownStyle, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortrait, uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

interface Answer {
  id: string
  code?: string
  error?: string
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('an accepted apply answers one id under both names and becomes a watermarked picture', {
  tags: ['SHELL-04', 'API-20', 'API-21', 'STYLE-35', 'DATA-13', 'A35'],
}, async () => {
  const device = await server.newDevice()
  const body = applyBody(await uploadPortraits(device))
  const reply = await device.call(applyStyle, { body })
  expect(reply).toEqual({ id: reply.id, applicationId: reply.id, status: 'pending' })
  const creation = await untilEnded(device, reply.id)
  const read = (headers: Record<string, string>) =>
    server.fetch(`/api/wedding-styles/${reply.id}`, { headers })
  expect((await read({})).status).toBe(401)
  expect(await (await read({ authorization: `Bearer ${device.token}` })).json()).toMatchObject({
    status: 'completed',
    resultUrl: expect.stringContaining('preview'),
  })
  expect(creation).toMatchObject({
    id: reply.id,
    applicationId: reply.id,
    status: 'completed',
    styleName: 'Golden Tide',
    displayName: 'Golden Hour by the Sea',
    isClean: false,
    engine: 'light',
    error: null,
    progress: null,
  })
  expect(server.engine.jobs.at(-1)).toMatchObject({
    kind: 'couple',
    partners: [{ photoKey: body.partner1PhotoId }, { photoKey: body.partner2PhotoId }],
  })
  const picture = await server.fetch(creation.resultUrl ?? '')
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  // The photos are half as wide.
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 600, height: 800 })
  expect(creation.resultUrl).toContain('preview')
})

test('a device spends its free changes first and then its welcome changes', {
  tags: ['MEMB-12', 'MEMB-35', 'DATA-21', 'A01', 'API-15'],
}, async () => {
  const device = await server.newDevice()
  const seen: [number, number][] = []
  for (let made = 0; made < 5; made++) {
    await untilEnded(device, await applyOnce(device))
    const { usage } = await device.call(getSubscriptionStatus, {})
    seen.push([usage.remainingFreeUses, usage.bonusChangesRemaining])
  }
  expect(seen).toEqual([
    [2, 2],
    [1, 2],
    [0, 2],
    [0, 1],
    [0, 0],
  ])
})

test('of 100 applies at once a fresh device gets exactly five, and 95 are told that the limit is reached', {
  tags: ['MEMB-12', 'MEMB-34', 'API-20', 'API-55', 'A10', 'postgres'],
}, async () => {
  const device = await server.newDevice()
  const photos = await uploadPortraits(device)
  const names = (await styleNames()).slice(0, 10)
  const attires = ['dress', 'suit'] as const
  const bodies = names.flatMap((styleId) =>
    attires.flatMap((partner1Attire) =>
      attires.flatMap((partner2Attire) => [
        applyBody(photos, { styleId, partner1Attire, partner2Attire }),
        applyBody(
          { partner1PhotoId: photos.partner2PhotoId, partner2PhotoId: photos.partner1PhotoId },
          { styleId, partner1Attire, partner2Attire },
        ),
        applyBody(
          { partner1PhotoId: photos.partner1PhotoId, partner2PhotoId: photos.partner1PhotoId },
          { styleId, partner1Attire, partner2Attire },
        ),
      ]),
    ),
  )
  const answers = await Promise.all(
    bodies.slice(0, 100).map((body) =>
      server
        .fetch('/api/wedding-styles/apply', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${device.token}` },
          body: JSON.stringify(body),
        })
        .then(async (response) => ({ status: response.status, body: (await response.json()) as Answer })),
    ),
  )
  const accepted = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 429)
  expect([accepted.length, refused.length]).toEqual([5, 95])
  expect(new Set(refused.map(({ body }) => `${body.code}: ${body.error}`))).toEqual(
    new Set(['style_limit: Transformation limit reached']),
  )
  expect(new Set(accepted.map(({ body }) => body.id)).size).toBe(5)
  expect(await changesLeft(device)).toBe(0)
})

test('two equal applies within seconds are one picture and cost one change', {
  tags: ['A10', 'postgres'],
}, async () => {
  const device = await server.newDevice()
  const body = applyBody(await uploadPortraits(device))
  const release = server.engine.hold()
  const [first, second] = await Promise.all([
    device.call(applyStyle, { body }),
    device.call(applyStyle, { body }),
  ])
  expect(second.id).toBe(first.id)
  server.clock.advance(2000)
  expect((await device.call(applyStyle, { body })).id).toBe(first.id)
  expect(await changesLeft(device)).toBe(4)
  server.clock.advance(30_000)
  const later = await device.call(applyStyle, { body })
  expect(later.id).not.toBe(first.id)
  release()
  await untilEnded(device, later.id)
})

test('the same Idempotency-Key and body get the same answer, and another body is a conflict', {
  tags: ['postgres'],
}, async () => {
  const device = await server.newDevice()
  const body = applyBody(await uploadPortraits(device))
  const idempotencyKey = 'key-1'
  const first = await device.call(applyStyle, { body, idempotencyKey })
  await untilEnded(device, first.id)
  const again = await Promise.all([1, 2, 3].map(() => device.call(applyStyle, { body, idempotencyKey })))
  expect(again).toEqual([first, first, first])
  expect(await changesLeft(device)).toBe(4)
  const other = { ...body, partner2Attire: 'dress' as const }
  await expectRefusal(device.call(applyStyle, { body: other, idempotencyKey }), 'idempotency_conflict')
  expect(await changesLeft(device)).toBe(4)
})

test('parallel applies with one Idempotency-Key make one picture', { tags: ['postgres'] }, async () => {
  const device = await server.newDevice()
  const body = applyBody(await uploadPortraits(device))
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => device.call(applyStyle, { body, idempotencyKey: 'one' })),
  )
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await changesLeft(device)).toBe(4)
})

test('another device’s key is its own', async () => {
  const [one, other] = [await server.newDevice(), await server.newDevice()]
  const first = await one.call(applyStyle, {
    body: applyBody(await uploadPortraits(one)),
    idempotencyKey: 'same',
  })
  const second = await other.call(applyStyle, {
    body: applyBody(await uploadPortraits(other)),
    idempotencyKey: 'same',
  })
  expect(second.id).not.toBe(first.id)
})

test('a style is found by id, by variation name and by style name, and only where that fails by the name sent beside it', {
  tags: ['STYLE-18', 'API-20', 'DATA-09', 'A31'],
}, async () => {
  const device = await server.newDevice()
  for (const [styleId, styleName, displayName] of [
    [knownStyle, 'Coral Dusk', 'Golden Hour by the Sea'],
    ['Golden Hour Arch', 'Rose Arch', 'Golden Hour by the Sea'],
    ['Rose Garden Arch', undefined, 'The Rose Garden'],
    ['Rose Arch', 'Golden Tide', 'The Rose Garden'],
    ['No Such Style', 'Rose Arch', 'The Rose Garden'],
  ] as const) {
    const id = await applyOnce(device, { styleId, styleName })
    const creation = await device.call(getStyleApplication, { params: { id } })
    expect([styleId, creation.displayName]).toEqual([styleId, displayName])
  }
})

test('an unknown style, a foreign photo and an unknown photo are not found, and nothing is charged', {
  tags: ['SHELL-51', 'A04'],
}, async () => {
  const [device, stranger] = [await server.newDevice(), await server.newDevice()]
  const photos = await uploadPortraits(device)
  const foreign = await uploadPortraits(stranger)
  const apply = (changes: Parameters<typeof applyBody>[1]) =>
    device.call(applyStyle, { body: applyBody(photos, changes) })
  await expectRefusal(apply({ styleId: 'No Such Style' }), 'unknown_style')
  await expectRefusal(apply({ partner2PhotoId: foreign.partner2PhotoId }), 'not_found')
  await expectRefusal(apply({ partner1PhotoId: crypto.randomUUID() }), 'not_found')
  expect(await changesLeft(device)).toBe(5)
})

test('an expired photo is refused with the promise it was deleted under', async () => {
  const device = await server.newDevice()
  const body = applyBody(await uploadPortraits(device))
  server.clock.advance(31 * 24 * 60 * 60 * 1000)
  await expectRefusal(device.call(applyStyle, { body }), 'photo_expired')
  expect(await changesLeft(device)).toBe(5)
})

test('a server that refuses browsers makes pictures for the shell only', {
  tags: ['A20', 'slow'],
}, async () => {
  const strict = await startTestServer({ settings: { browsersMayCreate: false } })
  const browser = await strict.newDevice(`web-${crypto.randomUUID()}`)
  const shell = await strict.newDevice()
  await expectRefusal(applyOnce(browser), 'forbidden')
  const { id: photoId, url: photoUrl } = await uploadPortrait(browser)
  const params = { photoId }
  for (const refused of [
    browser.call(applyDress, { body: { photoId, dressId: 'gardenia' } }),
    browser.call(applyHairColour, { params, body: { color: 'copper' } }),
    browser.call(enhanceWeddingPortrait, { body: { photoUrl, attire: 'dress' } }),
  ])
    await expectRefusal(refused, 'forbidden')
  await expect(applyOnce(shell)).resolves.toEqual(expect.any(String))
  await strict.close()
})

test('prompts sent by a device are ignored, whatever form they have', {
  tags: ['STYLE-18', 'API-20', 'A04'],
}, async () => {
  const device = await server.newDevice()
  const words = 'draw something else'
  for (const stylePrompts of [
    words,
    { original: { attire_type: 'bride-groom', structured_technical: words } },
  ]) {
    await untilEnded(device, await applyOnce(device, { stylePrompts }))
    const job = server.engine.jobs.at(-1)
    expect(job?.kind === 'couple' && job.prompt).toContain('A bride and a groom')
    expect(JSON.stringify(job)).not.toContain(words)
  }
})

test('what the two wear decides the prompt, and what is neither dress nor suit is refused', {
  tags: ['API-20', 'A37'],
}, async () => {
  const device = await server.newDevice()
  for (const odd of [{ partner1Attire: 'cape' as 'suit' }, { partner2Attire: 'cape' as 'suit' }])
    await expectRefusal(applyOnce(device, odd), 'bad_request')
  for (const [partner1Attire, partner2Attire, words] of [
    ['dress', 'dress', 'Two brides'],
    ['suit', 'suit', 'Two grooms'],
    ['dress', 'suit', 'A bride and a groom'],
    ['suit', 'dress', 'A bride and a groom'],
  ] as const) {
    await untilEnded(device, await applyOnce(device, { partner1Attire, partner2Attire }))
    const job = server.engine.jobs.at(-1)
    expect(job?.kind === 'couple' && job.prompt).toContain(words)
  }
})

async function styleNames(): Promise<string[]> {
  const response = await server.fetch('/wedding-styles-with-variations.json')
  const { styles } = (await response.json()) as { styles: Record<string, { id: string }[]> }
  return Object.values(styles)
    .flat()
    .map(({ id }) => id)
}

test('a couple’s next picture is told how the two stand in all earlier ones, and nobody else’s', async () => {
  const [device, other] = [await server.newDevice(), await server.newDevice()]
  const told = async (by: typeof device, styleId: string) => {
    await untilEnded(by, await applyOnce(by, { styleId }))
    const job = server.engine.jobs.at(-1)
    return job?.kind === 'couple' ? job.recent : undefined
  }
  expect(await told(device, 'golden-tide')).toEqual([])
  expect(await told(device, 'rose-arch')).toEqual(['pose 0'])
  expect(await told(device, 'golden-tide')).toEqual(['pose 1', 'pose 0'])
  expect(await told(other, 'golden-tide')).toEqual([])
})
