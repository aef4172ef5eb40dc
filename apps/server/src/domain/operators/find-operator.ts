import type { Services } from '../../infra/services.ts'
import { hashToken, type OperatorActor, operatorOf } from '../access/index.ts'

/** The operator, when the token is one of a session that has not ended. */
export async function findOperator(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  token: string,
): Promise<OperatorActor | undefined> {
  const tokenHash = hashToken(token)
  const row = await database.db
    .selectFrom('operator_sessions')
    .select(['reference', 'name', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return row && operatorOf({ tokenHash, reference: row.reference, name: row.name, expiresAt: row.expires_at })
}
