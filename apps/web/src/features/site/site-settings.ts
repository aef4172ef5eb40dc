import {
  type AppConfig,
  conditionsOf,
  type DeploymentFacts,
  limits,
  namesInWords,
  sayingsOf,
  sitePlaceholders,
} from '@ever-after/contract'
import { locale } from '#platform/words.ts'
import { siteCopy } from './copy.ts'

/** What the pages say of a deployment. */
export interface SiteSettings
  extends DeploymentFacts,
    Pick<AppConfig, 'supportEmail' | 'previewAllowed' | 'appStoreUrl'> {
  /** Set while the pages are drawn ahead: what depends on the deployment is left for the server to decide. */
  isTemplate: boolean
  /** Inside the app: the short reference of this installation, which lets support find it (decision A57). */
  reference?: string
}

/** Settings of the pages drawn at build time; the server puts its own in their place. */
export const templateSettings: SiteSettings = {
  supportEmail: sitePlaceholders.supportEmail,
  appStoreUrl: sitePlaceholders.appStoreUrl,
  previewAllowed: false,
  photoRetentionDays: limits.photoRetentionDays,
  resultRetentionDays: limits.resultRetentionDays,
  photoCompanies: null,
  messageCompanies: null,
  isTemplate: true,
}

/** Until the server has answered, and where it does not. */
export const defaultSettings: SiteSettings = {
  ...templateSettings,
  supportEmail: '',
  appStoreUrl: null,
  isTemplate: false,
}

/** Values as they read in a sentence, by the names that stand in braces. */
export function siteSayings(settings: SiteSettings) {
  const names = (all: readonly string[]) => namesInWords(all, locale())
  return { ...sayingsOf(settings, { days: siteCopy.days, names }), supportEmail: settings.supportEmail }
}

/** What holds in a deployment, by the names of lines that depend on it. */
export function siteConditions(settings: SiteSettings) {
  return {
    ...conditionsOf(settings),
    preview: settings.previewAllowed,
    appStore: settings.appStoreUrl !== null,
  }
}

export type SiteCondition = keyof ReturnType<typeof siteConditions>

/** A paragraph, always or where something holds; braces name a value of the deployment. */
export type Paragraph = string | { when: SiteCondition; text: string }

/** The words of a paragraph, whether it shows or not. */
export function textOf(paragraph: Paragraph): string {
  return typeof paragraph === 'string' ? paragraph : paragraph.text
}
