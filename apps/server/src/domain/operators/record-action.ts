import type { Services } from '../../infra/services.ts'

export interface BegunAction {
  /** Name and reference of the session. */
  by: string
  address: string
  /** Method and path of the endpoint. */
  endpoint: string
  /** What it is about; null when nothing names it. */
  target: string | null
}

/** Takes down that a write begins; answers the id under which its end is told. */
export async function beginAction(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { by, address, endpoint, target }: BegunAction,
): Promise<string> {
  const { id } = await database.db
    .insertInto('operator_actions')
    .values({ begun_at: clock.now(), done_by: by, address, endpoint, target })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes down how a write ended, and by whom when that was not known before. */
export async function endAction(
  { database }: Pick<Services, 'database'>,
  { id, outcome, by }: { id: string; outcome: string; by?: string },
): Promise<void> {
  await database.db
    .updateTable('operator_actions')
    .set({ outcome, ...(by && { done_by: by }) })
    .where('id', '=', id)
    .execute()
}
