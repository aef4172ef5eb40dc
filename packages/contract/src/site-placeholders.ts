/** Stand where a deployment's own values go in the pages that are drawn at build time. */
export const sitePlaceholders = {
  origin: 'https://ever-after.example',
  supportEmail: 'support@example.com',
  appStoreUrl: 'https://apps.apple.com/app/id0000000000',
} as const

/** A number of days as it reads in a sentence. */
export function daysInWords(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
