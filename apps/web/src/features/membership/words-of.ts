import type { PaywallTrigger } from '#server-state'
import { copy, doorWords } from './copy.ts'
import type { PaywallRequest } from './paywall-store.ts'

interface Shown {
  title: string
  detail: string
  /** Why it opened; absent where the title says it. */
  reason: string | undefined
  /** Whether what is left is listed. */
  hasBalance: boolean
  /** Whether Premium would change anything. */
  leadsToPremium: boolean
}

/**
 * What the sheet shows. A subscriber who meets a limit that is told in a free device's words hears of the week instead, since
 * the server's 429 names one trigger for both (decision A42).
 */
export function wordsOf({
  trigger,
  reason,
  isSubscriber,
}: PaywallRequest & { isSubscriber: boolean }): Shown {
  if (reason === 'Permission check failed') {
    return { ...copy.checkFailed, reason, hasBalance: false, leadsToPremium: false }
  }
  if (isSubscriber && trigger === 'settings_upgrade') {
    return { ...copy.moreCredits, reason, hasBalance: true, leadsToPremium: true }
  }
  const own = isSubscriber ? weekly[trigger] : undefined
  return {
    ...doorWords[own ?? trigger],
    reason: trigger === 'download_attempt' ? undefined : reason,
    hasBalance: trigger === 'subscription_info',
    leadsToPremium: true,
  }
}

const weekly: Partial<Record<PaywallTrigger, PaywallTrigger>> = {
  style_change_limit: 'premium_transformation_limit',
  dress_tryon_limit: 'premium_transformation_limit',
  portrait_enhancement_limit: 'premium_portrait_limit',
}
