import type { HostedKind } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { readLive } from '../catalogue/index.ts'
import { viewDresses } from '../dresses/index.ts'

interface Labelled {
  kind: HostedKind
  label: string
}

/** How the live catalogues call styles and dresses; what is in none of them keeps its id. */
export async function nameLabels(
  services: Pick<Services, 'database'>,
  labelled: readonly Labelled[],
): Promise<(one: Labelled) => string> {
  if (labelled.length === 0) return ({ label }) => label
  const [{ styles }, { dresses }] = [await readLive(services), await viewDresses(services)]
  const styleNames = new Map(
    Object.values(styles)
      .flat()
      .map(({ id, displayName }) => [id, displayName]),
  )
  const dressNames = new Map(dresses.map(({ id, name }) => [id, name]))
  return ({ kind, label }) => (kind === 'dress' ? dressNames : styleNames).get(label) ?? label
}
