import {
  ApiError,
  archiveStyles,
  getWeddingStyles,
  limits,
  type OperatorCatalogue,
  saveDraftStyles,
  saveWeddingStyles,
} from '@ever-after/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { idsOf, makeCatalogue, makeStyle, readAsOperator } from '../../testing/make-catalogue.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.operator()
})
afterAll(() => server.close())

const start: OperatorCatalogue = {
  styles: { Beach: [makeStyle('a'), makeStyle('b')], Garden: [makeStyle('c'), makeStyle('d')] },
  categoryOrder: ['Garden', 'Beach'],
  version: '',
}
type Body = Parameters<typeof save>[0]
const save = (body: Partial<Parameters<typeof operator.call<typeof saveWeddingStyles>>[1]['body']>) =>
  operator.call(saveWeddingStyles, { body: { ...start, version: undefined, confirm: true, ...body } })
beforeEach(async () => {
  await save({})
})

async function issuesOf(body: Body): Promise<string[]> {
  const error = await save(body).catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error('It was saved.')
  expect([error.status, error.body?.code]).toEqual([400, 'invalid_catalogue'])
  return (error.body?.details ?? []).map(({ path }) => path)
}

test('what an operator saves is what devices read next, without prompts and with another version', {
  tags: ['API-05', 'API-06', 'ADMIN-13', 'DATA-01', 'DATA-07'],
}, async () => {
  const device = await server.newDevice()
  const before = await device.call(getWeddingStyles, {})
  const styles = { Beach: [makeStyle('a', { displayName: 'Tide' })], Garden: [makeStyle('c')] }
  const { version } = await save({ styles })
  const after = await device.call(getWeddingStyles, {})
  expect([after.version, after.categoryOrder]).toEqual([version, ['Garden', 'Beach']])
  expect(Date.parse(version)).toBeGreaterThan(Date.parse(before.version))
  expect(after.styles.Beach[0].displayName).toBe('Tide')
  expect(Object.keys(after.styles).toSorted()).toEqual(['Beach', 'Garden'])
  expect(JSON.stringify(after)).not.toContain('two brides')
  expect(await readAsOperator(operator)).toEqual({ styles, categoryOrder: ['Garden', 'Beach'], version })
})

test('a device may not write the catalogue, nor may anybody without a valid token', {
  tags: ['ADMIN-13', 'API-06', 'API-60'],
}, async () => {
  const { call } = await server.newDevice()
  await expectRefusal(call(saveWeddingStyles, { body: start }), 'forbidden')
  await expectRefusal(server.anonymous(saveWeddingStyles, { body: start }), 'unauthenticated')
})

test('the operator’s timestamp is kept when it is newer, and otherwise a later one', {
  tags: ['API-06', 'A29'],
}, async () => {
  const { version } = await save({})
  const newer = new Date(Date.parse(version) + 5000).toISOString()
  expect(await save({ version: newer })).toMatchObject({ version: newer })
  for (const asked of [newer, '2020-01-01T00:00:00.000Z', 'nonsense', '9999-12-31T23:59:59.999Z'])
    expect(Date.parse((await save({ version: asked })).version)).toBeGreaterThan(Date.parse(newer))
})

test('a save on top of another one is refused and told the version that is there', {
  tags: ['A29'],
}, async () => {
  const { version } = await save({})
  const styles = { Beach: [makeStyle('a')], Garden: [makeStyle('c'), makeStyle('d')] }
  const newer = await save({ styles, baseVersion: version })
  const error = await save({ baseVersion: version }).catch((reason: unknown) => reason)
  expect(error).toMatchObject({
    status: 409,
    body: { code: 'catalogue_conflict', details: [{ path: 'version', message: newer.version }] },
  })
  expect(idsOf(await readAsOperator(operator))).toEqual({ Beach: ['a'], Garden: ['c', 'd'] })
})

test('a catalogue as devices get it is refused: its styles have no prompts', {
  tags: ['A04', 'DATA-07'],
}, async () => {
  const device = await server.newDevice()
  const { styles } = await device.call(getWeddingStyles, {})
  expect(await issuesOf({ styles })).toContain('styles.Beach.0.variations.0.prompts')
  const draft = operator.call(saveDraftStyles, { body: { styles, categoryOrder: [] } })
  await expectRefusal(draft, 'invalid_catalogue')
})

test.each(['original', 'bride-bride', 'groom-groom'])(
  'a style without its prompt %s is refused',
  { tags: ['A04', 'DATA-07'] },
  async (key) => {
    const style = makeStyle('a')
    const [variation] = style.variations
    const prompts = Object.fromEntries(Object.entries(variation.prompts).filter(([name]) => name !== key))
    const styles = { Beach: [{ ...style, variations: [{ ...variation, prompts }] }] }
    expect(await issuesOf({ styles })).toEqual([`styles.Beach.0.variations.0.prompts.${key}`])
  },
)

test('a style stands in a subcategory or in none', { tags: ['DATA-04'] }, async () => {
  const [evening, none, unsaid] = [makeStyle('a'), makeStyle('b'), makeStyle('c')]
  await save({
    styles: { Beach: [{ ...evening, subcategory: 'Evening' }, { ...none, subcategory: null }, unsaid] },
  })
  const { styles } = await readAsOperator(operator)
  expect(styles.Beach.map(({ subcategory }) => subcategory)).toEqual(['Evening', null, undefined])
})

test('what is wrong is named by its path, and nothing is saved', {
  tags: ['A29', 'DATA-04', 'DATA-07'],
}, async () => {
  const before = await readAsOperator(operator)
  const [variation] = makeStyle('a').variations
  const wrong = (more: object) => ({ styles: { Beach: [makeStyle('a'), { ...makeStyle('b'), ...more }] } })
  expect(await issuesOf(wrong({ displayName: ' ' }))).toEqual(['styles.Beach.1.displayName'])
  expect(await issuesOf(wrong({ isPopular: 'yes' }))).toEqual(['styles.Beach.1.isPopular'])
  expect(await issuesOf(wrong({ styleName: undefined }))).toEqual(['styles.Beach.1.styleName'])
  expect(await issuesOf(wrong({ order: 'last' }))).toEqual(['styles.Beach.1.order'])
  for (const pairing of ['original', 'bride-bride', 'groom-groom'] as const) {
    const { [pairing]: given, ...others } = variation.prompts
    const withPrompt = (one: object) =>
      wrong({ variations: [{ ...variation, prompts: { ...others, [pairing]: one } }] })
    const path = `styles.Beach.1.variations.0.prompts.${pairing}`
    expect(await issuesOf(wrong({ variations: [{ ...variation, prompts: others }] }))).toEqual([path])
    for (const attire_type of ['two-suits', undefined])
      expect(await issuesOf(withPrompt({ ...given, attire_type }))).toEqual([`${path}.attire_type`])
    const { attire_type } = given
    for (const words of [undefined, '', ' \n'])
      expect(await issuesOf(withPrompt({ attire_type, structured_technical: words }))).toEqual([
        `${path}.structured_technical`,
      ])
    const scene = { attire_type, detailed_scene: 'By the sea.' }
    if (pairing !== 'original')
      expect(await issuesOf(withPrompt(scene))).toEqual([`${path}.structured_technical`])
  }
  expect(await issuesOf(wrong({ id: 'a' }))).toEqual(['styles.Beach.1.id'])
  expect(await issuesOf(wrong({ variations: [{ ...variation, iconPath: 'javascript:alert(1)' }] }))).toEqual([
    'styles.Beach.1.variations.0.iconPath',
  ])
  expect(await issuesOf({ styles: { Beach: 'none' } })).toEqual(['styles.Beach'])
  expect(await issuesOf({ styles: { '\u0000': [] } })).toEqual(['styles.\u0000'])
  expect(await readAsOperator(operator)).toEqual(before)
})

test('the derived category is not stored, nor an order without its category', {
  tags: ['DATA-02', 'A30'],
}, async () => {
  await save({
    styles: { Popular: [makeStyle('a')], Beach: [makeStyle('b')] },
    categoryOrder: ['Popular', 'Beach', 'Gone', 'Beach'],
  })
  const { styles, categoryOrder } = await readAsOperator(operator)
  expect([Object.keys(styles), categoryOrder]).toEqual([['Beach'], ['Beach']])
})

test('a style without an id keeps the one of its name, and a new one gets its own', {
  tags: ['DATA-09', 'A31'],
}, async () => {
  const nameless = ['a', 'new'].map((id) => ({ ...makeStyle(id), id: undefined }))
  await save({ styles: { Beach: nameless } })
  const { styles } = await readAsOperator(operator)
  expect(styles.Beach.map(({ id }) => id)).toEqual(['a', expect.stringMatching(/^[0-9a-f-]{36}$/)])
})

test('taking away more than half has to be meant', { tags: ['A29'] }, async () => {
  const before = await readAsOperator(operator)
  const styles = { Beach: [makeStyle('a')] }
  await expectRefusal(save({ styles, confirm: undefined }), 'wipe_refused')
  await expectRefusal(save({ styles: {}, confirm: false }), 'wipe_refused')
  const draft = operator.call(saveDraftStyles, { body: { styles, categoryOrder: [] } })
  await expectRefusal(draft, 'wipe_refused')
  await expect(save({ styles, confirm: undefined })).rejects.toMatchObject({ status: 409 })
  const { version: baseVersion } = before
  const body = { catalogue: 'live' as const, styleIds: ['a', 'b', 'c'], baseVersion }
  await expectRefusal(operator.call(archiveStyles, { body }), 'wipe_refused')
  expect(await readAsOperator(operator)).toEqual(before)
  const half = { Beach: [makeStyle('a'), makeStyle('b')] }
  expect(await save({ styles: half, confirm: undefined })).toMatchObject({ success: true })
})

test('a large catalogue is taken, and what is too large is refused there and sooner elsewhere', async () => {
  const { styles, categoryOrder } = makeCatalogue({ categories: 10, perCategory: 30 })
  expect(JSON.stringify(styles).length).toBeGreaterThan(500_000)
  expect((await save({ styles, categoryOrder })).release).toMatchObject({ items: 300, categories: 10 })
  const post = (path: string, bytes: number) =>
    server.fetch(`/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${operator.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ note: 'x'.repeat(bytes) }),
    })
  expect((await post('/config/wedding-styles', limits.catalogueMaxBytes)).status).toBe(413)
  expect((await post('/config/publications', 300_000)).status).toBe(413)
})

test('a release tells who saved what and how much of it is new', async () => {
  const { release } = await save({
    styles: { Beach: [makeStyle('a', { isPopular: true })], Garden: [makeStyle('d'), makeStyle('e')] },
    note: 'for spring',
    isImport: true,
  })
  expect(release).toMatchObject({
    catalogue: 'live',
    action: 'imported',
    note: 'for spring',
    categories: 2,
    items: 3,
    popular: 1,
    added: 1,
    changed: 1,
    removed: 2,
  })
  expect(release.savedBy).toMatch(/^[A-Z0-9]{4}$/i)
})
