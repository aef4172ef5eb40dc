import { type AppConfig, daysInWords, limits, sitePlaceholders } from '@ever-after/contract'

/** What the pages say of a deployment. */
export interface SiteSettings
  extends Pick<AppConfig, 'supportEmail' | 'photoRetentionDays' | 'resultRetentionDays' | 'previewAllowed'> {
  appStoreUrl: string | null
  /** Set while the pages are drawn ahead: what depends on the deployment is left for the server to decide. */
  isTemplate: boolean
}

/** Settings of the pages drawn at build time; the server puts its own in their place. */
export const templateSettings: SiteSettings = {
  supportEmail: sitePlaceholders.supportEmail,
  appStoreUrl: sitePlaceholders.appStoreUrl,
  previewAllowed: false,
  photoRetentionDays: limits.photoRetentionDays,
  resultRetentionDays: limits.resultRetentionDays,
  isTemplate: true,
}

/** Until the server has answered, and where it does not. */
export const defaultSettings: SiteSettings = {
  ...templateSettings,
  supportEmail: '',
  appStoreUrl: null,
  isTemplate: false,
}

/** A value as it reads in a sentence. */
export const sayings = {
  photoRetention: ({ photoRetentionDays }: SiteSettings) => daysInWords(photoRetentionDays),
  resultRetention: ({ resultRetentionDays }: SiteSettings) => daysInWords(resultRetentionDays),
  supportEmail: ({ supportEmail }: SiteSettings) => supportEmail,
} as const
