import type { Rating } from '@ever-after/contract'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'

/** What the owner said of a picture; null while nothing was said. */
export async function findRating(
  db: Services['database']['db'] | Trx,
  creationId: string,
): Promise<Rating | null> {
  const row = await db
    .selectFrom('ratings')
    .select('rating')
    .where('creation_id', '=', creationId)
    .executeTakeFirst()
  return row?.rating ?? null
}
