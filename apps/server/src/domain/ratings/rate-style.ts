import type { Rating } from '@ever-after/contract'
import { sql } from 'kysely'
import type { Services } from '../../infra/services.ts'
import { type DeviceActor, ownedBy, Refusal } from '../access/index.ts'
import { findRating } from './find-rating.ts'

/** Keeps the owner's rating of one finished wedding picture; it is given once, and the same one again is fine. */
export async function rateStyle(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  device: DeviceActor,
  { id, rating }: { id: string; rating: Rating },
): Promise<void> {
  await database.transaction(async (trx) => {
    const picture = await trx
      .selectFrom('creations')
      .select(['status', sql<string>`details ->> 'styleId'`.as('style_id')])
      .select(sql<string>`details ->> 'styleName'`.as('style_name'))
      .where('id', '=', id)
      .where('kind', '=', 'style')
      .where(ownedBy(device))
      .executeTakeFirst()
    if (!picture) throw new Refusal('not_found')
    const { status, ...style } = picture
    if (status !== 'completed') throw new Refusal('not_finished')
    const kept = await trx
      .insertInto('ratings')
      .values({ creation_id: id, ...style, rating, rated_at: clock.now() })
      .onConflict((conflict) => conflict.column('creation_id').doNothing())
      .returning('creation_id')
      .executeTakeFirst()
    if (!kept && (await findRating(trx, id)) !== rating) throw new Refusal('already_rated')
  })
}
