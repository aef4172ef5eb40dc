import { limits } from '@ever-after/contract'
import { useQuery } from '@tanstack/react-query'
import { readAppConfig, unknownConfig } from '#platform/app-config.ts'

/** The settings of this deployment; the defaults until they are known. */
export function useAppConfig() {
  const { data } = useQuery({
    queryKey: ['app-config'],
    queryFn: readAppConfig,
    // What could not be read is asked for again when a screen opens that needs it.
    staleTime: ({ state }) => (state.data === unknownConfig ? 0 : limits.queryFreshMs),
    refetchOnMount: true,
  })
  return data ?? unknownConfig
}
