import type { Services } from '../../infra/services.ts'
import type { OperatorActor } from '../access/index.ts'

/** Ends the caller's session; its token opens nothing any more. */
export async function logOut(
  { database }: Pick<Services, 'database'>,
  { session }: OperatorActor,
): Promise<void> {
  await database.db.deleteFrom('operator_sessions').where('token_hash', '=', session.tokenHash).execute()
}
