import type { Services } from '../../infra/services.ts'
import type { Caller } from '../access/index.ts'
import { readLive } from './read-live.ts'
import { published } from './rules.ts'

/** The id of the style that is called so now; drafts have one for the operator only. */
export async function findStyleId(
  services: Pick<Services, 'database'>,
  caller: Caller,
  styleName: string,
): Promise<string | undefined> {
  const live = await readLive(services)
  const { styles } = caller.kind === 'operator' ? live : published(live)
  return Object.values(styles)
    .flat()
    .find((style) => style.styleName === styleName)?.id
}
