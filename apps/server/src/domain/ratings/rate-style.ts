import type { FaultReason, Rating } from '@ever-after/contract'
import { sql } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { type DeviceActor, ownedBy, Refusal } from '../access/index.ts'
import { findRating } from './find-rating.ts'

/** Keeps the owner's rating of one finished wedding picture; it is given once, and the same one again is fine. */
export async function rateStyle(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  device: DeviceActor,
  { id, rating, reason }: { id: string; rating: Rating; reason?: FaultReason },
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
    if (reason && rating === 'negative') await addReason(trx, id, reason)
  })
}

/** Keeps why a picture is made anew; one that was not rated yet was not liked. */
export async function keepReason(
  trx: Trx,
  { id, reason, now }: { id: string; reason: FaultReason; now: Date },
): Promise<void> {
  await sql`
    insert into ratings (creation_id, style_id, style_name, rating, rated_at)
    select id, details ->> 'styleId', details ->> 'styleName', 'negative', ${now} from creations where id = ${id}
    on conflict (creation_id) do nothing`.execute(trx)
  await addReason(trx, id, reason)
}

/** The first reason stays. */
async function addReason(trx: Trx, id: string, reason: FaultReason): Promise<void> {
  await trx
    .updateTable('ratings')
    .set({ reason })
    .where('creation_id', '=', id)
    .where('rating', '=', 'negative')
    .where('reason', 'is', null)
    .execute()
}
