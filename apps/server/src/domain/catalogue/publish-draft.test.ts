import {
  fillOutline,
  getDraftBase,
  type OperatorCatalogue,
  publishDraft,
  saveDraftStyles,
  saveWeddingStyles,
} from '@ever-after/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { idsOf, makeStyle, readAsOperator } from '../../testing/make-catalogue.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.operator()
})
afterAll(() => server.close())

const [a, b, c] = ['a', 'b', 'c'].map((id) => makeStyle(id))
const start = { Beach: [a, b], Garden: [c] }
beforeEach(async () => {
  await server.services.database.db.deleteFrom('catalogues').where('name', '=', 'draft').execute()
  await save('live', start)
})

const save = (catalogue: 'live' | 'draft', styles: OperatorCatalogue['styles']) =>
  operator.call(catalogue === 'live' ? saveWeddingStyles : saveDraftStyles, {
    body: { styles, categoryOrder: Object.keys(styles), confirm: true },
  })
const publish = async (choices?: Record<string, 'mine' | 'theirs'>) => {
  const [{ version: baseVersion }, { version: draftVersion }] = [
    await readAsOperator(operator),
    await readAsOperator(operator, 'draft'),
  ]
  return operator.call(publishDraft, { body: { draftVersion, baseVersion, choices } })
}
const named = (style: typeof a, displayName: string) => ({ ...style, displayName })
const nameOf = ({ styles }: OperatorCatalogue, id: string) =>
  Object.values(styles)
    .flat()
    .find((style) => style.id === id)?.displayName

test('what the live catalogue got since the draft was begun stays when the draft is published', async () => {
  await save('draft', { ...start, Beach: [named(a, 'Tide'), b] })
  await save('live', { ...start, Beach: [a, named(b, 'Dusk'), makeStyle('new')] })
  await save('draft', { ...start, Beach: [named(a, 'Tide'), b], Barn: [makeStyle('drafted')] })
  const { release } = await publish()
  expect(release).toMatchObject({ action: 'published', added: 1, changed: 1, removed: 0 })
  const live = await readAsOperator(operator)
  expect(idsOf(live)).toEqual({ Beach: ['a', 'b', 'new'], Garden: ['c'], Barn: ['drafted'] })
  expect([nameOf(live, 'a'), nameOf(live, 'b')]).toEqual(['Tide', 'Dusk'])
  expect(await readAsOperator(operator, 'draft')).toEqual(live)
})

test.for([
  ['mine', 'Tide'],
  ['theirs', 'Dusk'],
] as const)('a style that both changed is published only after a choice: %s', async ([side, expected]) => {
  await save('draft', { ...start, Beach: [named(a, 'Tide'), b] })
  const { version } = await save('live', { ...start, Beach: [named(a, 'Dusk'), b] })
  await expect(publish()).rejects.toMatchObject({
    status: 409,
    body: {
      code: 'catalogue_conflict',
      error: 'Changed on both sides: Tide',
      details: [{ path: 'choices.a', message: 'Tide' }],
    },
  })
  expect((await readAsOperator(operator)).version).toBe(version)
  await publish({ a: side })
  expect(nameOf(await readAsOperator(operator), 'a')).toBe(expected)
})

test('the next draft begins from what was published', async () => {
  await save('draft', { ...start, Beach: [named(a, 'Tide'), b] })
  await publish()
  await save('draft', { ...start, Beach: [named(a, 'Ebb'), b] })
  await save('live', { Beach: [named(a, 'Tide'), b], Garden: [named(c, 'Rose')] })
  await publish()
  const live = await readAsOperator(operator)
  expect([nameOf(live, 'a'), nameOf(live, 'c')]).toEqual(['Ebb', 'Rose'])
})

test('a draft of an earlier server, whose beginning is not known, replaces the live catalogue', async () => {
  await save('draft', { ...start, Beach: [named(a, 'Tide'), b] })
  await server.services.database.db
    .updateTable('catalogues')
    .set({ base_release: null })
    .where('name', '=', 'draft')
    .execute()
  const { version } = await save('live', { ...start, Beach: [a, named(b, 'Dusk')] })
  expect(await operator.call(getDraftBase, { query: { live: version } })).toEqual({ base: null })
  await publish()
  const live = await readAsOperator(operator)
  expect([nameOf(live, 'a'), nameOf(live, 'b')]).toEqual(['Tide', 'Shown as b'])
})

test('an operator sees what the draft was begun from, as far as it differs from the live catalogue', async () => {
  const begun = await readAsOperator(operator)
  await save('draft', { ...start, Beach: [named(a, 'Tide'), b] })
  const live = await save('live', { ...start, Beach: [a, named(b, 'Dusk')] })
  const { base } = await operator.call(getDraftBase, { query: { live: live.version } })
  expect(base).toEqual({
    styles: { Beach: [{ same: 'a' }, b], Garden: [{ same: 'c' }] },
    categoryOrder: ['Beach', 'Garden'],
    version: begun.version,
  })
  const { styles } = await readAsOperator(operator)
  expect(fillOutline({ base: styles, outline: base?.styles ?? {} })).toEqual(begun.styles)
})
