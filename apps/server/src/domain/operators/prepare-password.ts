import type { Services } from '../../infra/services.ts'
import { hashPassword, isPassword } from './password-hash.ts'

/**
 * Makes sure that a password hash is stored: of the configured password, or at first start of a generated one,
 * which is answered this one time and never again.
 */
export async function preparePassword(
  { database, clock, random }: Pick<Services, 'database' | 'clock' | 'random'>,
  configured: string | undefined,
): Promise<string | undefined> {
  const stored = await database.db.selectFrom('operator_password').select('hash').executeTakeFirst()
  if (configured === undefined && stored) return undefined
  if (configured !== undefined && stored && (await isPassword(configured, stored.hash))) return undefined

  const password = configured ?? random.token().slice(0, 20)
  const row = { hash: await hashPassword(password), set_at: clock.now() }
  if (configured === undefined) {
    // Of processes that start together one generates it; the others must not show another one.
    const made = await database.db
      .insertInto('operator_password')
      .values(row)
      .onConflict((conflict) => conflict.column('is_only').doNothing())
      .returning('set_at')
      .executeTakeFirst()
    return made && password
  }
  await database.transaction(async (trx) => {
    await trx
      .insertInto('operator_password')
      .values(row)
      .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
      .execute()
    // Whoever knew the old password is signed out with it.
    await trx.deleteFrom('operator_sessions').execute()
  })
  return undefined
}
