import { supportMail } from './legal-copy.ts'
import type { SiteSettings } from './site-settings.ts'

/** The address of a letter to the support; one from the app names its installation (decision A57). */
export function supportLetter({ supportEmail, reference }: SiteSettings): string {
  const subject = encodeURIComponent(supportMail.subject)
  const body = reference ? `&body=${encodeURIComponent(supportMail.body(reference))}` : ''
  return `mailto:${supportEmail}?subject=${subject}${body}`
}
