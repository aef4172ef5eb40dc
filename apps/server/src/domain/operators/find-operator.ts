import type { Services } from '../../infra/services.ts'
import { hashToken, type OperatorActor } from '../access/index.ts'

/** The operator, when the token is one of a session that has not ended. */
export async function findOperator(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  token: string,
): Promise<OperatorActor | undefined> {
  const row = await database.db
    .selectFrom('operator_sessions')
    .select('token_hash')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  return row && { kind: 'operator' }
}
