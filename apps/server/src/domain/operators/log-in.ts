import type { operatorLoginReply } from '@ever-after/contract'
import type { z } from 'zod'
import { GateFullError } from '../../infra/gate.ts'
import type { Services } from '../../infra/services.ts'
import { hashToken, Refusal } from '../access/index.ts'
import { isPassword } from './password-hash.ts'

/** Exchanges the operator's password for a token that ends by itself (decision A60). */
export async function logIn(
  services: Pick<Services, 'database' | 'clock' | 'random' | 'settings' | 'passwordChecks' | 'log'>,
  { password, address }: { password: string; address: string },
): Promise<z.output<typeof operatorLoginReply>> {
  const { database, clock, random, settings, log } = services
  const stored = await database.db.selectFrom('operator_password').select('hash').executeTakeFirst()
  if (!stored) throw new Refusal('login_disabled')
  if (!(await check(services, password, stored.hash))) {
    log.warn({ address }, 'operator login refused')
    throw new Refusal('wrong_password')
  }
  const token = `o_${random.token()}`
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + settings.operatorSessionMs)
  await database.db
    .insertInto('operator_sessions')
    .values({ token_hash: hashToken(token), created_at: now, expires_at: expiresAt })
    .execute()
  log.info({ address }, 'operator logged in')
  return { token, expiresAt: expiresAt.toISOString() }
}

async function check(
  { passwordChecks }: Pick<Services, 'passwordChecks'>,
  password: string,
  hash: string,
): Promise<boolean> {
  try {
    return await passwordChecks.run(() => isPassword(password, hash))
  } catch (error) {
    if (error instanceof GateFullError) throw new Refusal('overloaded', { retryAfterMs: 2000 })
    throw error
  }
}
