// @module-tag postgres
import { expect, test } from 'vitest'
import { systemClock } from '../../infra/clock.ts'
import { systemRandom } from '../../infra/random.ts'
import { openFreshDatabase } from '../../testing/open-fresh-database.ts'
import { isPassword } from './password-hash.ts'
import { preparePassword } from './prepare-password.ts'

test('of processes that start together one shows a password, and it is the one that opens', async () => {
  const database = await openFreshDatabase()
  const services = { database, clock: systemClock, random: systemRandom }
  const shown = await Promise.all([1, 2, 3].map(() => preparePassword(services, undefined)))
  const passwords = shown.filter((password) => password !== undefined)
  const { hash } = await database.db.selectFrom('operator_password').select('hash').executeTakeFirstOrThrow()
  expect(passwords).toHaveLength(1)
  expect(await isPassword(passwords[0], hash)).toBe(true)
  await database.close()
})
