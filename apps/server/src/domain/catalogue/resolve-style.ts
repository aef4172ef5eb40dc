import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { readLive } from './read-live.ts'
import { type FoundStyle, findStyle, published } from './rules.ts'

/** The style that a name means in the live catalogue; drafts are there for the operator only. */
export async function resolveStyle(
  services: Pick<Services, 'database'>,
  caller: Caller,
  names: { styleId: string; styleName?: string },
): Promise<FoundStyle> {
  const live = await readLive(services)
  const visible = caller.kind === 'operator' ? live : published(live)
  const found =
    findStyle(visible, names.styleId) ?? (names.styleName ? findStyle(visible, names.styleName) : undefined)
  if (!found) throw new Refusal('unknown_style')
  return found
}
