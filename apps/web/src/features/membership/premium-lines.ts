import type { DeviceCatalogue } from '@ever-after/contract'
import { useAppConfig, useCatalogue } from '#server-state'
import { paywallCopy } from './paywall-copy.ts'

/** What Premium gives in this deployment; the first line is the paywall's own (record 0019). */
export function usePremiumLines(first: string): string[] {
  const { hasPremiumCollections } = useAppConfig()
  const { downloads, collections, noWatermark } = paywallCopy.lines
  return [first, downloads, hasPremiumCollections ? collections : noWatermark]
}

/** How many styles can be chosen, in tens; undefined while that is not known or too few to tell. */
export function useStylesLine(): string | undefined {
  const { data } = useCatalogue()
  const count = data ? countStyles(data) : 0
  return count < 10 ? undefined : paywallCopy.lines.styles(count - (count % 10))
}

function countStyles({ styles }: DeviceCatalogue): number {
  return Object.values(styles)
    .flat()
    .filter(({ variations }) => variations.length > 0).length
}
