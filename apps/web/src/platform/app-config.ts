import { type AppConfig, brand, limits } from '@ever-after/contract'
import { serverAddress } from './api-origin.ts'

export type { AppConfig } from '@ever-after/contract'

/** What holds without an answer: nothing is allowed, and the words that need a setting leave it out. */
export const unknownConfig: AppConfig = {
  productName: brand.name,
  previewAllowed: false,
  samplePhotos: [],
  supportEmail: '',
  appStoreUrl: null,
  termsUrl: '/terms',
  store: null,
  hasPremiumCollections: false,
  picturesPerChange: 1,
  photoRetentionDays: limits.photoRetentionDays,
  resultRetentionDays: limits.resultRetentionDays,
  photoCompanies: null,
  messageCompanies: null,
}

/** What the server says of this deployment. */
export async function readAppConfig(): Promise<AppConfig> {
  try {
    const response = await fetch(serverAddress('/app-config.json'))
    if (!response.ok) return unknownConfig
    const config: AppConfig = { ...unknownConfig, ...((await response.json()) as Partial<AppConfig>) }
    return { ...config, previewAllowed: config.previewAllowed === true }
  } catch {
    // A plain file server has no such file, and a phone may have no connection.
    return unknownConfig
  }
}

/** How the settings are read and kept: what could not be read is asked for again when a screen opens that needs it. */
export const appConfigQuery = {
  queryKey: ['app-config'],
  queryFn: readAppConfig,
  staleTime: ({ state }: { state: { data?: AppConfig | undefined } }) =>
    state.data === unknownConfig ? 0 : limits.queryFreshMs,
  refetchOnMount: true,
}
