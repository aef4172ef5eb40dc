import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { readLive } from './read-live.ts'
import { inCategoryOrder, published } from './rules.ts'

/** The id of the style that is called so now, the first in category order (decision A31); drafts have one for the operator only. */
export async function findStyleId(
  services: Pick<Services, 'database'>,
  caller: Caller,
  styleName: string,
): Promise<string | undefined> {
  const live = await readLive(services)
  const seen = caller.kind === 'operator' ? live : published(live)
  return inCategoryOrder(seen).find(({ style }) => style.styleName === styleName)?.style.id
}
