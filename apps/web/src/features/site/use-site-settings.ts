import { useQuery } from '@tanstack/react-query'
import { appConfigQuery } from '#platform/app-config.ts'
import { defaultSettings, type SiteSettings } from './site-settings.ts'

/** The settings of this deployment; the defaults until they are known. */
export function useSiteSettings(): SiteSettings {
  const { data } = useQuery(appConfigQuery)
  return { ...defaultSettings, ...data }
}
