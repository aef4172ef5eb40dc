// @module-tag slow
import { applyStyle, getStyleApplication, listStyleApplications } from '@ever-after/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { applyBody, applyOnce, changesLeft, untilEnded, untilHandled } from '../../testing/make-creations.ts'
import { uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ settings: { sweepEveryMs: 200 } })
})
afterAll(() => server.close())

const ledgerOf = async (creationId: string) =>
  (
    await server.services.database.db
      .selectFrom('ledger_entries')
      .select('kind')
      .where('creation_id', '=', creationId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind)

async function untilStage({ call }: TestDevice, id: string, stage: string): Promise<void> {
  await expect
    .poll(async () => (await call(getStyleApplication, { params: { id } })).progress?.stage)
    .toBe(stage)
}

test('a completed picture spends its change in the ledger', { tags: ['A10'] }, async () => {
  const device = await server.newDevice()
  const id = await applyOnce(device)
  await untilEnded(device, id)
  expect(await ledgerOf(id)).toEqual(['reserve', 'commit'])
})

test('the engine gets upright photos, who wears what, the style’s recipe and a key to what it knows', {
  tags: ['SHELL-04', 'API-20'],
}, async () => {
  const device = await server.newDevice()
  const photos = await uploadPortraits(device, [300, 360])
  const { id } = await device.call(applyStyle, {
    body: applyBody(photos, { partner1Attire: 'suit', partner2Attire: 'dress' }),
  })
  await untilEnded(device, id)
  const job = server.engine.jobs.at(-1)
  if (job?.kind !== 'couple') throw new Error('no couple job')
  expect(job.partners.map(({ attire, photoKey }) => [attire, photoKey])).toEqual([
    ['suit', photos.partner1PhotoId],
    ['dress', photos.partner2PhotoId],
  ])
  const shapes = await Promise.all(job.partners.map(({ photo }) => sharp(photo).metadata()))
  expect(shapes.map(({ format, width }) => [format, width])).toEqual([
    ['jpeg', 300],
    ['jpeg', 360],
  ])
  expect(job.recipe).toMatchObject({ scene: 'beach', finish: expect.any(String) })
  expect(job.widthPx).toBeGreaterThanOrEqual(1200)
  await untilEnded(device, await applyOnce(device, { styleId: 'chateau-morning' }))
  expect(server.engine.jobs.at(-1)).toMatchObject({ recipe: { scene: 'castle' } })
})

test('an expected failure ends the picture at once, gives the change back and says why', {
  tags: ['API-21', 'STYLE-35', 'DATA-13', 'A10'],
}, async () => {
  const device = await server.newDevice()
  server.engine.failNext('unlike')
  const before = server.engine.jobs.length
  const id = await applyOnce(device, { styleId: 'rose-arch' })
  const creation = await untilEnded(device, id)
  expect(creation).toMatchObject({ status: 'failed', errorCode: 'unlike', resultUrl: null, progress: null })
  expect([creation.styleName, creation.displayName]).toEqual(['Rose Arch', 'The Rose Garden'])
  expect(creation.error).toContain('Nothing was charged.')
  expect(await changesLeft(device)).toBe(5)
  expect(await ledgerOf(id)).toEqual(['reserve', 'return'])
  expect(server.engine.jobs.length - before).toBe(1)
})

test('a crash is tried once more, and the second attempt’s picture costs one change', async () => {
  const device = await server.newDevice()
  server.engine.failNext('engine_crashed')
  const id = await applyOnce(device)
  expect((await untilEnded(device, id)).status).toBe('completed')
  expect(await ledgerOf(id)).toEqual(['reserve', 'commit'])
  const { services } = server
  expect(await services.objects.get(`results/${id}/2-master.jpg`)).toBeDefined()
  expect(await services.objects.get(`results/${id}/1-master.jpg`)).toBeUndefined()
})

test('two defects in a row end the picture, give the change back and tell nothing of the inside', {
  tags: ['A35'],
}, async () => {
  const device = await server.newDevice()
  server.engine.failNext('crash', 'crash')
  const creation = await untilEnded(device, await applyOnce(device))
  expect(creation).toMatchObject({ status: 'failed', errorCode: 'internal' })
  expect(creation.error).toBe('Something went wrong while making the picture. Nothing was charged.')
  expect(await changesLeft(device)).toBe(5)
})

test('a running picture tells its stage and how far it is', {
  tags: ['API-21', 'STYLE-35', 'DATA-13'],
}, async () => {
  const device = await server.newDevice()
  const release = server.engine.hold()
  const id = await applyOnce(device)
  await expect
    .poll(() => device.call(getStyleApplication, { params: { id } }))
    .toMatchObject({
      status: 'processing',
      resultUrl: null,
      progress: { stage: 'faces', fraction: expect.closeTo(0.1) },
    })
  release()
  await untilEnded(device, id)
})

test('a picture is pending while as many as are made at the same time are made before it', {
  tags: ['API-21', 'STYLE-35', 'DATA-13'],
}, async () => {
  const device = await server.newDevice()
  const stateOf = (id: string) => device.call(getStyleApplication, { params: { id } })
  const release = server.engine.hold()
  const before: string[] = []
  for (let at = 0; at < server.services.settings.creationsAtOnce; at++) {
    const id = await applyOnce(device)
    await untilStage(device, id, 'faces')
    before.push(id)
  }
  const last = await applyOnce(device)
  expect(await stateOf(last)).toMatchObject({ status: 'pending', resultUrl: null, error: null })
  release()
  for (const id of [...before, last]) await untilEnded(device, id)
})

test('a picture past its deadline fails, gives the change back, and its late result changes nothing', {
  tags: ['A10'],
}, async () => {
  const device = await server.newDevice()
  const release = server.engine.hold()
  const id = await applyOnce(device)
  await untilStage(device, id, 'faces')
  server.clock.advance(server.services.settings.creationDeadlineMs)
  const creation = await untilEnded(device, id)
  expect(creation).toMatchObject({ status: 'failed', errorCode: 'deadline' })
  expect(await changesLeft(device)).toBe(5)
  release()
  await untilHandled(server, id)
  expect(await server.services.objects.get(`results/${id}/1-master.jpg`)).toBeUndefined()
  expect((await device.call(getStyleApplication, { params: { id } })).status).toBe('failed')
  expect(await ledgerOf(id)).toEqual(['reserve', 'return'])
})

test('an operator’s test run costs nothing, is flagged and is in nobody’s history', {
  tags: ['A06'],
}, async () => {
  const operator = await server.operator()
  const id = await applyOnce(operator)
  const creation = await untilEnded(operator, id)
  expect(creation).toMatchObject({ status: 'completed', isClean: true })
  expect(await ledgerOf(id)).toEqual([])
  expect(await operator.call(listStyleApplications, {})).toEqual([])
  const device = await server.newDevice()
  await expectRefusal(device.call(getStyleApplication, { params: { id } }), 'not_found')
  const { is_test } = await server.services.database.db
    .selectFrom('creations')
    .select('is_test')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(is_test).toBe(true)
})

test('an operator may send a prompt of a draft of his own, or those of all pairings', {
  tags: ['API-20', 'A37'],
}, async () => {
  const operator = await server.operator()
  const promptFor = async (changes: Parameters<typeof applyOnce>[1]) => {
    await untilEnded(operator, await applyOnce(operator, changes))
    const job = server.engine.jobs.at(-1)
    return job?.kind === 'couple' && job.prompt
  }
  expect(await promptFor({ stylePrompts: 'two people on the moon' })).toBe('two people on the moon')
  const stylePrompts = {
    original: { attire_type: 'bride-groom', detailed_scene: 'a couple on Mars' },
    'bride-bride': { attire_type: 'bride-bride', structured_technical: 'two brides on Mars' },
    'groom-groom': { attire_type: 'groom-groom', structured_technical: 'two grooms on Mars' },
  }
  expect(await promptFor({ stylePrompts })).toBe('a couple on Mars')
  expect(await promptFor({ stylePrompts, partner2Attire: 'dress' })).toBe('two brides on Mars')
  const { original } = stylePrompts
  expect(await promptFor({ stylePrompts: { original }, partner2Attire: 'dress' })).toBe('a couple on Mars')
})
