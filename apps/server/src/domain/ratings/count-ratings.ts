import type { RatingStats } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { findStyleId } from '../catalogue/index.ts'

/**
 * How the style of this name is rated. A style keeps its ratings when it is renamed, for they are found by its id; one
 * that is no longer in the catalogue is found by the name it had (decision A31).
 */
export async function countRatings(
  services: Pick<Services, 'database'>,
  caller: Caller,
  styleName: string,
): Promise<RatingStats> {
  const styleId = await findStyleId(services, caller, styleName)
  const rows = await services.database.db
    .selectFrom('ratings')
    .select((eb) => ['rating', eb.cast<number>(eb.fn.countAll(), 'integer').as('times')])
    .where((eb) => (styleId ? eb('style_id', '=', styleId) : eb('style_name', '=', styleName)))
    .groupBy('rating')
    .execute()
  if (!styleId && rows.length === 0) throw new Refusal('unknown_style')
  const timesOf = (wanted: string) => rows.find(({ rating }) => rating === wanted)?.times ?? 0
  const [positive, negative] = [timesOf('positive'), timesOf('negative')]
  return { positive, negative, total: positive + negative }
}
