import type { Services } from '../../infra/services.ts'

const atOnce = 5000

/** Forgets which device got news of its pictures; campaigns keep their own rows for their figures. */
export async function forgetMessages({
  database,
  clock,
  settings,
}: Pick<Services, 'database' | 'clock' | 'settings'>): Promise<number> {
  const before = new Date(clock.now().getTime() - settings.messagesMs)
  const { numDeletedRows } = await database.db
    .deleteFrom('push_messages')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_messages')
        .select('id')
        .where('campaign_id', 'is', null)
        .where('created_at', '<', before)
        .limit(atOnce),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
