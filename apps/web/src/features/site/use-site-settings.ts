import { useQuery } from '@tanstack/react-query'
import { readAppConfig } from '#platform/app-config.ts'
import { defaultSettings, type SiteSettings } from './site-settings.ts'

/** The settings of this deployment; the defaults until they are known. */
export function useSiteSettings(): SiteSettings {
  const { data } = useQuery({ queryKey: ['app-config'], queryFn: readAppConfig })
  return { ...defaultSettings, ...data }
}
