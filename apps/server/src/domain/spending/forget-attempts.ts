import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'
import { dayOf } from './day.ts'

/** Deleted at once; workers write in between. */
const atOnce = 5000

/** Deletes attempts and sums that are older than they are kept; answers how many attempts. */
export async function forgetAttempts({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>): Promise<number> {
  const before = dayOf(new Date(clock.now().getTime() - settings.attemptsMs))
  const { db } = database
  await db.deleteFrom('provider_spending').where(sql<boolean>`day < ${before}::date`).execute()
  const deleted = await db
    .deleteFrom('provider_attempts')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('provider_attempts')
        .select('id')
        .where(sql<boolean>`day < ${before}::date`)
        .limit(atOnce),
    )
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
