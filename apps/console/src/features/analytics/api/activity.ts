import { getActivity } from '@ever-after/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, queryClient } from '#server-state'

const activityKey = ['analytics', 'activity'] as const

export type Period = '7' | '30' | '90' | '365'

/** What went on in the last days; another period leaves the figures standing until its own are there. */
export function useActivity(days: Period) {
  return useQuery({
    queryKey: [...activityKey, days],
    queryFn: () => call(getActivity, { query: { days } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export async function refreshActivity(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: activityKey })
}
