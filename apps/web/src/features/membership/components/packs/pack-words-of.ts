import type { PaywallRequest } from '../../paywall-store.ts'
import { packsCopy } from './packs-copy.ts'

/** What the packs say above themselves: who met a limit hears of it, who only looks sees what is left. */
export function packWordsOf({ trigger }: PaywallRequest) {
  switch (trigger) {
    case 'premium_portrait_limit':
    case 'portrait_enhancement_limit':
      return { ...packsCopy.limits.portraits, hasBalance: false, isAboutPortraits: true }
    case 'premium_transformation_limit':
    case 'style_change_limit':
    case 'dress_tryon_limit':
      return { ...packsCopy.limits.changes, hasBalance: false, isAboutPortraits: false }
    case 'subscription_info':
      return { title: packsCopy.balance, lead: packsCopy.lead, hasBalance: true, isAboutPortraits: false }
    default:
      return { title: packsCopy.title, lead: packsCopy.lead, hasBalance: false, isAboutPortraits: false }
  }
}
