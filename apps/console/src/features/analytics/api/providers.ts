import { getProviderAnalytics } from '@ever-after/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, queryClient } from '#server-state'
import type { Period } from './activity.ts'

const providersKey = ['analytics', 'providers'] as const

/** What was asked of hosted models is kept for 100 days. */
export type ProviderPeriod = Exclude<Period, '365'>

/** What hosted models drew and cost in the last days; another period leaves the figures standing until its own are there. */
export function useProviders(days: ProviderPeriod) {
  return useQuery({
    queryKey: [...providersKey, days],
    queryFn: () => call(getProviderAnalytics, { query: { days } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export async function refreshProviders(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: providersKey })
}
