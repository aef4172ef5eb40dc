import { conditionsOf, sayingsOf, sitePlaceholders } from '@ever-after/contract'
import type { Config } from '../../config.ts'
import { messageCompaniesOf, photoCompaniesOf } from '../companies.ts'

/** Puts a deployment's own values into a page that was drawn at build time; its placeholders are complete without. */
export function fillPage(page: string, deployment: Config): string {
  const { publicUrl, supportEmail, appStoreUrl, isPreviewAllowed, settings } = deployment
  const facts = {
    ...settings,
    photoCompanies: photoCompaniesOf(deployment),
    messageCompanies: messageCompaniesOf(deployment),
  }
  const sayings: Record<string, string> = sayingsOf(facts)
  const conditions: Record<string, boolean> = {
    ...conditionsOf(facts),
    appStore: appStoreUrl !== undefined,
    preview: isPreviewAllowed,
  }
  return page
    .replace(/<link rel="manifest"[^>]*>/, (link) => (isPreviewAllowed ? link : ''))
    .replace(/<p data-when="(\w+)" hidden=""(.*?)<\/p>/gs, (_, name: string, rest: string) =>
      conditions[name] ? `<p${rest}</p>` : '',
    )
    .replace(
      /(<span data-setting="(\w+)">)([^<]*)/g,
      (_, start: string, name: string, drawn: string) =>
        start + (name in sayings ? escapeText(sayings[name]) : drawn),
    )
    .replaceAll(sitePlaceholders.origin, () => escapeText(publicUrl))
    .replaceAll(sitePlaceholders.supportEmail, () => escapeText(supportEmail))
    .replaceAll(sitePlaceholders.appStoreUrl, () => escapeText(appStoreUrl ?? ''))
}

/** Safe in an attribute, in text and in the JSON of a script. */
function escapeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\\', '')
}
