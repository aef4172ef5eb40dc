import {
  ApiError,
  fillOutline,
  getCatalogueChanges,
  getDocumentVersions,
  getDresses,
  type OperatorCatalogue,
  saveDraftStyles,
  saveWeddingStyles,
} from '@ever-after/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeCatalogue, makeStyle, readAsOperator } from '../../testing/make-catalogue.ts'
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
  const { styles, categoryOrder } = makeCatalogue({ categories: 2, perCategory: 3 })
  await operator.call(saveWeddingStyles, { body: { styles, categoryOrder, confirm: true } })
  live = await readAsOperator(operator)
})

const categoryOrder = ['Category 0', 'Category 1']
const same = (...ids: string[]) => ids.map((id) => ({ same: id }))
const save = (styles: Record<string, unknown>, baseVersion: string | undefined = live.version) =>
  operator.call(saveWeddingStyles, { body: { styles, categoryOrder, baseVersion } })
const changesOf = (catalogue: 'live' | 'draft', since: string) =>
  operator.call(getCatalogueChanges, { query: { catalogue, since } })

async function issuesOf(saving: Promise<unknown>): Promise<string[]> {
  const error = await saving.catch((reason: unknown) => reason)
  if (!(error instanceof ApiError)) throw new Error('It was saved.')
  expect([error.status, error.body?.code]).toEqual([400, 'invalid_catalogue'])
  return (error.body?.details ?? []).map(({ path }) => path)
}

test('a save names what did not change, and the whole is stored', async () => {
  const changed = makeStyle('s4', { displayName: 'Tide', order: 1 })
  const { version, release } = await save({
    'Category 0': [{ same: 's1', order: 0 }, { same: 's0', order: 1 }, ...same('s2')],
    'Category 1': [...same('s3'), changed, ...same('s5')],
  })
  expect(release).toMatchObject({ items: 6, added: 0, changed: 3, removed: 0 })
  const [first, second] = Object.values(live.styles)
  expect(await readAsOperator(operator)).toEqual({
    styles: {
      'Category 0': [{ ...first[1], order: 0 }, { ...first[0], order: 1 }, first[2]],
      'Category 1': [second[0], changed, second[2]],
    },
    categoryOrder,
    version,
  })
})

test('a style that was only moved is the same text as one that was sent whole', async () => {
  const { styles } = await readAsOperator(operator)
  const without = styles['Category 1'].map(({ order: _, ...style }) => style)
  const first = await save({ ...styles, 'Category 1': without })
  const moved = await save(
    {
      'Category 0': same('s0', 's1', 's2'),
      'Category 1': ['s3', 's4', 's5'].map((id, order) => ({ same: id, order })),
    },
    first.version,
  )
  const again = await save(live.styles, moved.version)
  expect(again.release).toMatchObject({ changed: 0, added: 0, removed: 0 })
})

test('a name that the version does not have is refused with its place', async () => {
  const issues = await issuesOf(save({ 'Category 0': [...same('s0', 'gone'), { same: 7 }] }))
  expect(issues).toEqual(['styles.Category 0.1.same', 'styles.Category 0.2.same'])
  const twice = await issuesOf(save({ 'Category 0': same('s0', 's0') }))
  expect(twice).toEqual(['styles.Category 0.1.id'])
  const body = { styles: { 'Category 0': same('s0') }, categoryOrder }
  expect(await issuesOf(operator.call(saveWeddingStyles, { body }))).toEqual(['styles.Category 0.0.same'])
  expect(await readAsOperator(operator)).toEqual(live)
})

test('names of another version than the one in force are a conflict', async () => {
  await save(live.styles)
  await expect(save({ 'Category 0': same('s0') })).rejects.toMatchObject({ status: 409 })
})

test('the first change of the draft names what the live catalogue has', async () => {
  const { styles } = live
  const body = {
    styles: { 'Category 0': same('s0', 's1', 's2'), 'Category 1': same('s3', 's4') },
    categoryOrder,
    baseVersion: live.version,
  }
  const { release } = await operator.call(saveDraftStyles, { body })
  expect(release).toMatchObject({ catalogue: 'draft', items: 5, removed: 1 })
  const draft = await readAsOperator(operator, 'draft')
  expect(draft.styles).toEqual({ ...styles, 'Category 1': styles['Category 1'].slice(0, 2) })
})

test('who has an earlier version gets what changed since', async () => {
  expect(await changesOf('live', live.version)).toEqual({ version: live.version, changed: null })
  const changed = makeStyle('s4', { displayName: 'Tide', order: 1 })
  const { version } = await save({ 'Category 0': same('s0', 's2'), 'Category 1': [changed, ...same('s1')] })
  const { changed: outline } = await changesOf('live', live.version)
  expect(outline).toEqual({
    styles: { 'Category 0': same('s0', 's2'), 'Category 1': [changed, ...same('s1')] },
    categoryOrder,
    version,
  })
  expect(fillOutline({ base: live.styles, outline: outline?.styles ?? {} })).toEqual(
    (await readAsOperator(operator)).styles,
  )
})

test('who has a version that is not known gets everything', async () => {
  const { changed } = await changesOf('draft', '2020-01-01T00:00:00.000Z')
  expect(changed).toEqual(live)
})

test('the versions in force are told, and those of the draft are the live ones until it is changed', async () => {
  const dresses = await operator.call(getDresses, {})
  const before = { live: live.version, draft: live.version, dresses: dresses.version }
  expect(await operator.call(getDocumentVersions, {})).toEqual(before)
  const body = { styles: live.styles, categoryOrder, baseVersion: live.version }
  const { version } = await operator.call(saveDraftStyles, { body })
  expect(await operator.call(getDocumentVersions, {})).toEqual({ ...before, draft: version })
  expect(await changesOf('draft', live.version)).toMatchObject({
    version,
    changed: { styles: { 'Category 0': same('s0', 's1', 's2') } },
  })
})
