import type { OperatorSession } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { OperatorActor } from '../access/index.ts'
import { viewSession } from './view-session.ts'

/** Keeps how the person of a session is called, for what is recorded from now on. */
export async function nameSession(
  { database }: Pick<Services, 'database'>,
  { session }: OperatorActor,
  name: string,
): Promise<OperatorSession> {
  await database.db
    .updateTable('operator_sessions')
    .set({ name })
    .where('token_hash', '=', session.tokenHash)
    .execute()
  return viewSession({ ...session, name })
}
