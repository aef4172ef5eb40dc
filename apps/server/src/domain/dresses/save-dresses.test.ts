import {
  getDresses,
  getRelease,
  type OperatorDressCatalogue,
  operatorDressCatalogue,
  restoreRelease,
  saveWeddingDress,
} from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
let operator: TestDevice
let shipped: OperatorDressCatalogue
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.operator()
  shipped = await read()
})
afterAll(() => server.close())

const read = async () => operatorDressCatalogue.parse(await operator.call(getDresses, {}))
const save = (body: { dresses: unknown[]; version?: string; baseVersion?: string; confirm?: boolean }) =>
  operator.call(saveWeddingDress, { body })

test('what an operator saves is what everybody reads next, without recipes, and a release', {
  tags: ['API-09', 'ADMIN-13'],
}, async () => {
  const [first, ...others] = shipped.dresses
  const added = { ...first, id: undefined, name: 'Ines' }
  const newer = new Date(Date.parse(shipped.version) + 5000).toISOString()
  const dresses = [{ ...first, name: 'Aurelia' }, ...others, added]
  const { version, release } = await save({ dresses, version: newer })
  expect(version).toBe(newer)
  expect(release).toMatchObject({ catalogue: 'dresses', added: 1, changed: 1, removed: 0 })
  const public_ = await server.anonymous(getDresses, {})
  expect([public_.version, public_.dresses[0].name]).toEqual([version, 'Aurelia'])
  expect(JSON.stringify(public_)).not.toContain('recipe')
  expect((await read()).dresses.at(-1)?.id).toMatch(/^[0-9a-f-]{36}$/)
  const found = await operator.call(getRelease, { params: { id: release.id } })
  expect(found.document).toEqual(await read())
})

test('a device may not write the dresses', { tags: ['ADMIN-13', 'API-09', 'API-60'] }, async () => {
  const { call } = await server.newDevice()
  await expectRefusal(call(saveWeddingDress, { body: { dresses: [] } }), 'forbidden')
  await expectRefusal(server.anonymous(saveWeddingDress, { body: { dresses: [] } }), 'unauthenticated')
})

test('a dress that cannot be shown or drawn is named by its path', { tags: ['A29'] }, async () => {
  const [first] = shipped.dresses
  const wrong = [
    first,
    { ...first, id: 'x', recipe: undefined },
    { ...first, id: 'y', dressUrl: 'data:text/html,x' },
  ]
  await expect(save({ dresses: wrong, confirm: true })).rejects.toMatchObject({
    body: {
      code: 'invalid_catalogue',
      details: [{ path: 'dresses.1.recipe' }, { path: 'dresses.2.dressUrl' }],
    },
  })
  await expect(save({ dresses: [first, first], confirm: true })).rejects.toMatchObject({
    body: { details: [{ path: 'dresses.1.id' }] },
  })
})

test('taking away more than half has to be meant, and a release brings it back', {
  tags: ['A29'],
}, async () => {
  const before = await read()
  const dresses = before.dresses.slice(0, 3)
  await expectRefusal(save({ dresses }), 'wipe_refused')
  const { version, release } = await save({ dresses, confirm: true, baseVersion: before.version })
  await expect(save({ dresses, baseVersion: before.version })).rejects.toMatchObject({ status: 409 })
  expect(release.items).toBe(3)
  expect((await read()).dresses).toHaveLength(3)
  const earlier = await server.services.database.db
    .selectFrom('releases')
    .select('id')
    .where('catalogue', '=', 'dresses')
    .where('number', '=', 1)
    .executeTakeFirstOrThrow()
  await operator.call(restoreRelease, { params: { id: earlier.id }, body: { baseVersion: version } })
  expect((await read()).dresses).toEqual(shipped.dresses)
})
