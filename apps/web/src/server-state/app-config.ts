import { useQuery } from '@tanstack/react-query'
import { appConfigQuery, unknownConfig } from '#platform/app-config.ts'

/** The settings of this deployment; the defaults until they are known. */
export function useAppConfig() {
  return useQuery(appConfigQuery).data ?? unknownConfig
}
