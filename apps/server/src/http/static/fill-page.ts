import { daysInWords, sitePlaceholders } from '@ever-after/contract'
import type { Config } from '../../config.ts'

type Deployment = Pick<Config, 'publicUrl' | 'supportEmail' | 'appStoreUrl' | 'isPreviewAllowed'> & {
  settings: Pick<Config['settings'], 'photoRetentionDays' | 'resultRetentionDays'>
}

/** Puts a deployment's own values into a page that was drawn at build time; its placeholders are complete without. */
export function fillPage(page: string, deployment: Deployment): string {
  const { publicUrl, supportEmail, appStoreUrl, isPreviewAllowed, settings } = deployment
  const sayings: Record<string, string> = {
    photoRetention: daysInWords(settings.photoRetentionDays),
    resultRetention: daysInWords(settings.resultRetentionDays),
  }
  const conditions: Record<string, boolean> = {
    appStore: appStoreUrl !== undefined,
    preview: isPreviewAllowed,
  }
  return page
    .replace(/<p data-when="(\w+)" hidden="">(.*?)<\/p>/gs, (_, name: string, line: string) =>
      conditions[name] ? `<p>${line}</p>` : '',
    )
    .replace(
      /(<span data-setting="(\w+)">)([^<]*)/g,
      (_, start: string, name: string, drawn: string) => start + (sayings[name] ?? drawn),
    )
    .replaceAll(sitePlaceholders.origin, () => escapeText(publicUrl))
    .replaceAll(sitePlaceholders.supportEmail, () => escapeText(supportEmail))
    .replaceAll(sitePlaceholders.appStoreUrl, () => escapeText(appStoreUrl ?? ''))
}

/** Safe in an attribute, in text and in the JSON of a script. */
function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\\', '')
}
