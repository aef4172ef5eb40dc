import { useQuery } from '@tanstack/react-query'
import { type AppConfig, appConfigQuery, unknownConfig } from '#platform/app-config.ts'
import { queryClient } from './query-client.ts'

/** The settings for what is decided before anything is shown; screens find them here afterwards. */
export function fetchAppConfig(): Promise<AppConfig> {
  return queryClient.fetchQuery(appConfigQuery)
}

/** The settings of this deployment; the defaults until they are known. */
export function useAppConfig() {
  return useQuery(appConfigQuery).data ?? unknownConfig
}
