// @module-tag postgres
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../infra/database/database.ts'
import type { Tables } from '../../infra/database/tables.ts'
import { openFreshDatabase } from '../../testing/open-fresh-database.ts'
import { grantFirstUnits, moveUnits, reserveUnit, settleUnit } from './index.ts'
import { readBalances } from './read-balances.ts'

let database: Database
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())

const now = new Date('2026-05-01T12:00:00Z')
const settings = {
  freeChanges: 3,
  welcomeChanges: 2,
  freePortraitGenerations: 0,
  weeklyChanges: 50,
  weeklyPortraitGenerations: 20,
}
const none = {
  free: 0,
  welcome: 0,
  weekly: 0,
  portrait_free: 0,
  portrait_weekly: 0,
  portrait_credit: 0,
  bonus: 0,
  lifetime: 0,
}

async function newDevice(): Promise<string> {
  const id = randomUUID()
  await database.db
    .insertInto('devices')
    .values({ id, installation_id: id, is_browser: false, app_version: '1', registered_at: now })
    .execute()
  return id
}

async function newDeviceWithChanges(): Promise<string> {
  const deviceId = await newDevice()
  await database.transaction((trx) => grantFirstUnits(trx, { deviceId, settings, now }))
  return deviceId
}

const reserve = (deviceId: string, creationId: string) =>
  database.transaction((trx) =>
    reserveUnit(trx, {
      deviceId,
      allowance: 'change',
      creation: { id: creationId, kind: 'style' },
      settings,
      now,
    }),
  )

const settle = (creationId: string, outcome: 'commit' | 'return') =>
  database.transaction((trx) => settleUnit(trx, { creationId, outcome, now }))

async function sumOfEntries(deviceId: string): Promise<Record<string, number>> {
  const rows = await database.db
    .selectFrom('ledger_entries')
    .select(['bucket', sql<number>`sum(amount)::integer`.as('sum')])
    .where('device_id', '=', deviceId)
    .groupBy('bucket')
    .execute()
  return { ...none, ...Object.fromEntries(rows.map(({ bucket, sum }) => [bucket, sum])) }
}

const actions = fc.array(
  fc.record({
    kind: fc.constantFrom('reserve', 'commit', 'return'),
    creation: fc.integer({ min: 0, max: 7 }),
  }),
  { minLength: 1, maxLength: 25 },
)

test('whatever happens in whatever order, balances are the sum of the entries and a unit is settled once', {
  tags: ['slow'],
}, async () => {
  await fc.assert(
    fc.asyncProperty(actions, fc.boolean(), async (steps, areParallel) => {
      const deviceId = await newDeviceWithChanges()
      const ids = Array.from({ length: 8 }, () => randomUUID())
      const perform = ({ kind, creation }: (typeof steps)[number]) =>
        (kind === 'reserve' ? reserve(deviceId, ids[creation]) : settle(ids[creation], kind)).then(
          () => kind,
          () => 'refused' as const,
        )
      if (areParallel) await Promise.all(steps.map(perform))
      else for (const step of steps) await perform(step)

      const balances = await readBalances(database.db, { deviceId })
      expect(balances).toEqual(await sumOfEntries(deviceId))
      expect(Math.min(balances.free, balances.welcome)).toBeGreaterThanOrEqual(0)
      const count = await countKinds(deviceId)
      expect(balances.free + balances.welcome).toBe(5 - count.reserve + count.return)
      expect(count.commit + count.return).toBeLessThanOrEqual(count.reserve)
    }),
    { numRuns: 40 },
  )
})

test('a returned unit goes back to the bucket it came from', { tags: ['A10'] }, async () => {
  const deviceId = await newDeviceWithChanges()
  const ids = Array.from({ length: 5 }, () => randomUUID())
  for (const id of ids) await reserve(deviceId, id)
  await settle(ids[3], 'return')
  expect(await readBalances(database.db, { deviceId })).toEqual({ ...none, free: 0, welcome: 1 })
  await settle(ids[0], 'return')
  expect(await readBalances(database.db, { deviceId })).toEqual({ ...none, free: 1, welcome: 1 })
})

test('settling twice is refused by the database, in either order', async () => {
  const deviceId = await newDeviceWithChanges()
  const id = randomUUID()
  await reserve(deviceId, id)
  await settle(id, 'commit')
  await expect(settle(id, 'return')).rejects.toThrow('ledger_settles_once')
  await expect(settle(id, 'commit')).rejects.toThrow('ledger_settles_once')
  expect(await readBalances(database.db, { deviceId })).toEqual({ ...none, free: 2, welcome: 2 })
})

test('settling what was never reserved changes nothing', async () => {
  const deviceId = await newDeviceWithChanges()
  await settle(randomUUID(), 'return')
  expect(await readBalances(database.db, { deviceId })).toEqual({ ...none, free: 3, welcome: 2 })
})

test('the database itself refuses a balance below zero', async () => {
  const deviceId = await newDevice()
  const entry = { bucket: 'free', kind: 'reserve', amount: -1 } as const
  await expect(insert(deviceId, { ...entry, creation_id: randomUUID() })).rejects.toThrow(/balance/)
  expect(await sumOfEntries(deviceId)).toEqual(none)
})

test('the database refuses amounts that do not fit their kind', async () => {
  const deviceId = await newDeviceWithChanges()
  const creation_id = randomUUID()
  const wrong = [
    { bucket: 'free', kind: 'grant', amount: -1, creation_id: null },
    { bucket: 'free', kind: 'reserve', amount: -2, creation_id },
    { bucket: 'free', kind: 'return', amount: 2, creation_id },
    { bucket: 'free', kind: 'commit', amount: 1, creation_id },
    { bucket: 'free', kind: 'reserve', amount: -1, creation_id: null },
  ] as const
  for (const entry of wrong)
    await expect(insert(deviceId, entry)).rejects.toThrow(/amount_fits|creation_fits/)
})

test('an entry is never changed', async () => {
  const deviceId = await newDeviceWithChanges()
  const change = database.db
    .updateTable('ledger_entries')
    .set({ amount: 100 })
    .where('device_id', '=', deviceId)
    .execute()
  await expect(change).rejects.toThrow('append-only')
})

test('moving changes to a new identity neither gains nor loses any', async () => {
  const from = await newDeviceWithChanges()
  const to = await newDevice()
  await reserve(from, randomUUID())
  await database.transaction((trx) => moveUnits(trx, { fromDeviceIds: [from], toDeviceId: to, now }))
  expect(await readBalances(database.db, { deviceId: from })).toEqual(none)
  expect(await readBalances(database.db, { deviceId: to })).toEqual({ ...none, free: 2, welcome: 2 })
})

type Entry = Pick<Tables['ledger_entries'], 'bucket' | 'kind' | 'amount' | 'creation_id'>

function insert(device_id: string, entry: Entry) {
  return database.db
    .insertInto('ledger_entries')
    .values({ ...entry, device_id, reason: 'support', created_at: now })
    .execute()
}

async function countKinds(deviceId: string): Promise<Record<'reserve' | 'commit' | 'return', number>> {
  const rows = await database.db
    .selectFrom('ledger_entries')
    .select('kind')
    .where('device_id', '=', deviceId)
    .execute()
  const count = (wanted: string) => rows.filter(({ kind }) => kind === wanted).length
  return { reserve: count('reserve'), commit: count('commit'), return: count('return') }
}
