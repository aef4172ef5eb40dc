import { operatorLogin, type operatorLoginReply } from '@ever-after/contract'
import type { z } from 'zod'
import { GateFullError } from '../../infra/gate.ts'
import type { Services } from '../../infra/services.ts'
import { hashToken, Refusal } from '../access/index.ts'
import { isPassword } from './password-hash.ts'
import { beginAction, endAction } from './record-action.ts'
import { referenceOf } from './session-reference.ts'

type LoginServices = Pick<Services, 'database' | 'clock' | 'random' | 'settings' | 'passwordChecks' | 'log'>

interface Session {
  token: string
  reference: string
  expiresAt: Date
}

const nobodyYet = 'Nobody'

/** Exchanges the operator's password for a token that ends by itself, and records every try (decision A60). */
export async function logIn(
  services: LoginServices,
  { password, address }: { password: string; address: string },
): Promise<z.output<typeof operatorLoginReply>> {
  const { log } = services
  const endpoint = `${operatorLogin.method} ${operatorLogin.path}`
  const id = await beginAction(services, { by: nobodyYet, address, endpoint, target: null })
  try {
    const { token, reference, expiresAt } = await openSession(services, password)
    await endAction(services, { id, outcome: 'done', by: reference })
    // From where is in the record, and not in the log.
    log.info({ by: reference }, 'operator logged in')
    return { token, expiresAt: expiresAt.toISOString() }
  } catch (error) {
    const outcome = error instanceof Refusal ? error.code : 'internal'
    if (outcome === 'wrong_password') log.warn({ actionId: id }, 'operator login refused')
    await endAction(services, { id, outcome })
    throw error
  }
}

async function openSession(services: LoginServices, password: string): Promise<Session> {
  const { database, clock, random, settings } = services
  const stored = await database.db.selectFrom('operator_password').select('hash').executeTakeFirst()
  if (!stored) throw new Refusal('login_disabled')
  if (!(await check(services, password, stored.hash))) throw new Refusal('wrong_password')
  const token = `o_${random.token()}`
  const tokenHash = hashToken(token)
  const reference = referenceOf(tokenHash)
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + settings.operatorSessionMs)
  await database.db
    .insertInto('operator_sessions')
    .values({ token_hash: tokenHash, reference, created_at: now, expires_at: expiresAt })
    .execute()
  return { token, reference, expiresAt }
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
