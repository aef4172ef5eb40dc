import type { OperatorCatalogue } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { readDraft } from './read-draft.ts'
import { readLive } from './read-live.ts'
import { type FoundStyle, findStyle, published } from './rules.ts'

interface Names {
  styleId: string
  styleName?: string
}

/** The style that a name means in the live catalogue, or for an operator in the draft. */
export async function resolveStyle(
  services: Pick<Services, 'database'>,
  caller: Caller,
  names: Names,
): Promise<FoundStyle> {
  const live = await readLive(services)
  const found =
    caller.kind === 'operator'
      ? (findNamed(live, names) ?? findNamed(await readDraft(services), names))
      : findNamed(published(live), names)
  if (!found) throw new Refusal('unknown_style')
  return found
}

function findNamed(catalogue: OperatorCatalogue, { styleId, styleName }: Names): FoundStyle | undefined {
  return findStyle(catalogue, styleId) ?? (styleName ? findStyle(catalogue, styleName) : undefined)
}
