import type { DeviceCatalogue } from '@ever-after/contract'
import { useAppConfig, useCatalogue } from '#server-state'
import { paywallCopy } from './paywall-copy.ts'

/** What Premium gives in this deployment; the first line is the paywall's own (record 0019). */
export function usePremiumLines(first: string): string[] {
  return [first, paywallCopy.lines.downloads, useLastLine()]
}

/** The same for who asked for a download, to whom the paywall's title has said the first of it. */
export function useLinesBesideDownloads(first: string): string[] {
  return [first, useLastLine()]
}

function useLastLine(): string {
  const { hasPremiumCollections } = useAppConfig()
  return hasPremiumCollections ? paywallCopy.lines.collections : paywallCopy.lines.noWatermark
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
