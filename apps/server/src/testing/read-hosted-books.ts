import { sql } from 'kysely'
import type { Services } from '../infra/services.ts'

export interface HostedBooks {
  completed: number
  failed: number
  /** Units that all pictures together took. */
  spentUnits: number
  attempts: number
  /** What all attempts cost, and what the budget's books say was spent. */
  attemptedUsd: number
  bookedUsd: number
}

/** What all pictures came to, in units and in money. */
export async function readHostedBooks({ database }: Pick<Services, 'database'>): Promise<HostedBooks> {
  const { rows } = await sql<HostedBooks>`
    select (select count(*)::integer from creations where status = 'completed') as completed,
      (select count(*)::integer from creations where status = 'failed') as failed,
      (select coalesce(-sum(amount), 0)::integer from ledger_entries where creation_id is not null) as "spentUnits",
      (select count(*)::integer from provider_attempts) as attempts,
      (select coalesce(sum(cost_usd), 0)::double precision from provider_attempts) as "attemptedUsd",
      (select coalesce(sum(usd), 0)::double precision from provider_spending where label = '') as "bookedUsd"`.execute(
    database.db,
  )
  return rows[0]
}
