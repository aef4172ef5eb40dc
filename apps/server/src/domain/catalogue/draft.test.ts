import {
  applyStyle,
  deviceCatalogue,
  getRatingStats,
  getWeddingStyles,
  listReleases,
  type OperatorCatalogue,
  publishDraft,
  saveDraftStyles,
  saveWeddingStyles,
} from '@ever-after/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { idsOf, makeStyle, readAsOperator } from '../../testing/make-catalogue.ts'
import { applyBody, applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
let operator: TestDevice
let live: OperatorCatalogue
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.operator()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.db.deleteFrom('catalogues').where('name', '=', 'draft').execute()
  const styles = { Beach: [makeStyle('a'), makeStyle('b')], Garden: [makeStyle('c')] }
  const body = { styles, categoryOrder: ['Beach', 'Garden'], confirm: true }
  await operator.call(saveWeddingStyles, { body })
  live = await readAsOperator(operator)
})

const saveDraft = (styles: OperatorCatalogue['styles'], baseVersion: string) =>
  operator.call(saveDraftStyles, {
    body: { styles, categoryOrder: Object.keys(styles), baseVersion, confirm: true },
  })
const publish = (draftVersion: string, baseVersion = live.version) =>
  operator.call(publishDraft, { body: { draftVersion, baseVersion, note: 'spring' } })

const tryOut = async ({ call }: Pick<TestDevice, 'call'>, styleId: string) =>
  call(applyStyle, { body: applyBody(await uploadPortraits({ call }), { styleId }) })

test('the draft is a copy of the live catalogue until somebody changes it', { tags: ['A27'] }, async () => {
  expect(await readAsOperator(operator, 'draft')).toEqual(live)
  const styles = { ...live.styles, Barn: [makeStyle('d')] }
  const { version } = await saveDraft(styles, live.version)
  expect(await readAsOperator(operator, 'draft')).toEqual({
    styles,
    categoryOrder: ['Beach', 'Garden', 'Barn'],
    version,
  })
  expect(await readAsOperator(operator)).toEqual(live)
})

test('two operators who start from one draft do not overwrite each other', { tags: ['A29'] }, async () => {
  const { version } = await saveDraft({ ...live.styles, Barn: [makeStyle('d')] }, live.version)
  await expect(saveDraft(live.styles, live.version)).rejects.toMatchObject({
    status: 409,
    body: { details: [{ path: 'version', message: version }] },
  })
  expect(Object.keys((await readAsOperator(operator, 'draft')).styles)).toContain('Barn')
})

test('a published draft is the live catalogue, and the draft follows it again', {
  tags: ['SHELL-51', 'A27'],
}, async () => {
  const styles = { Beach: [makeStyle('b'), makeStyle('a')], Drafts: [makeStyle('d')] }
  const { call } = await server.newDevice()
  const seen = async () => {
    const catalogue = deviceCatalogue.parse(await call(getWeddingStyles, {}))
    const file = await server.fetch('/wedding-styles-with-variations.json')
    expect(await file.json()).toEqual(catalogue)
    return Object.entries(catalogue.styles).map(([category, list]) => [category, list.map(({ id }) => id)])
  }
  const draft = await saveDraft(styles, live.version)
  expect(await seen()).toEqual([
    ['Beach', ['a', 'b']],
    ['Garden', ['c']],
  ])
  const { version, release } = await publish(draft.version)
  expect(await seen()).toEqual([['Beach', ['b', 'a']]])
  expect(release).toMatchObject({
    catalogue: 'live',
    action: 'published',
    note: 'spring',
    added: 1,
    removed: 1,
  })
  const after = await readAsOperator(operator)
  expect([idsOf(after), after.version]).toEqual([{ Beach: ['b', 'a'], Drafts: ['d'] }, version])
  expect(await readAsOperator(operator, 'draft')).toEqual(after)
  await expectRefusal(tryOut({ call }, 'd'), 'unknown_style')
  const { styleName } = styles.Drafts[0]
  await expectRefusal(call(getRatingStats, { params: { styleName } }), 'unknown_style')
  const again = await saveDraft({ ...styles, Barn: [makeStyle('e')] }, version)
  expect(again.release.number).toBe(draft.release.number + 1)
  const { releases } = await operator.call(listReleases, { query: { catalogue: 'draft' } })
  expect(releases.slice(0, 2).map(({ id }) => id)).toEqual([again.release.id, draft.release.id])
})

test('a draft that takes away more than half is published only where that is meant', {
  tags: ['A29'],
}, async () => {
  const { version: draftVersion } = await saveDraft({ Beach: [makeStyle('a')] }, live.version)
  await expectRefusal(publish(draftVersion), 'wipe_refused')
  expect(await readAsOperator(operator)).toEqual(live)
  await operator.call(publishDraft, { body: { draftVersion, baseVersion: live.version, confirm: true } })
  expect(idsOf(await readAsOperator(operator))).toEqual({ Beach: ['a'] })
})

test('nothing is published when the draft or the live catalogue is another than was looked at', {
  tags: ['A29'],
}, async () => {
  const draft = await saveDraft({ ...live.styles, Barn: [makeStyle('d')] }, live.version)
  await expect(publish(live.version)).rejects.toMatchObject({ status: 409 })
  await expect(publish(draft.version, draft.version)).rejects.toMatchObject({ status: 409 })
  expect(await readAsOperator(operator)).toEqual(live)
  expect((await readAsOperator(operator, 'draft')).version).toBe(draft.version)
})

test('a draft that nobody changed cannot be published', async () => {
  await expect(publish(live.version)).rejects.toMatchObject({ status: 400, body: { code: 'bad_request' } })
})

test('an operator tries a style of the draft out, which a device does not find', {
  tags: ['A27'],
}, async () => {
  await saveDraft({ ...live.styles, Barn: [makeStyle('only-drafted')] }, live.version)
  const device = await server.newDevice()
  await expectRefusal(tryOut(device, 'only-drafted'), 'unknown_style')
  expect(await tryOut(operator, 'only-drafted')).toMatchObject({ status: 'pending' })
})

test('an original prompt may be a detailed scene: it is kept as it is and drawn after, by its variation’s name', {
  tags: ['API-20', 'DATA-07', 'DATA-08'],
}, async () => {
  const words = `A bride and a groom on a quiet beach at golden hour. ${'Low sun lies on the water behind them. '.repeat(12)}`
  const style = makeStyle('scene')
  const [variation] = style.variations
  const original = { attire_type: 'bride-groom', detailed_scene: words }
  const dusk = {
    ...variation,
    variationName: 'Shore at dusk',
    prompts: { ...variation.prompts, original },
  }
  const shore = { ...style, variations: [variation, dusk] }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${operator.token}` }
  const body = { styles: { ...live.styles, Shore: [shore] }, categoryOrder: ['Beach', 'Garden', 'Shore'] }
  const path = '/api/config/wedding-styles/draft'
  const saved = await server.fetch(path, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...body, baseVersion: live.version }),
  })
  expect(saved.status).toBe(200)
  expect(await (await server.fetch(path, { headers })).json()).toMatchObject(body)
  const stored = (await readAsOperator(operator, 'draft')).styles.Shore[0].variations[1].prompts.original
  expect(stored).toEqual(original)

  await untilEnded(operator, await applyOnce(operator, { styleId: 'Shore at dusk' }))
  expect(server.engine.jobs.at(-1)).toMatchObject({ kind: 'couple', prompt: words })
})
