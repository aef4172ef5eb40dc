import type { SubscriptionStatus } from '@ever-after/contract'
import type { PaywallTrigger } from '#server-state'
import type { PaywallRequest } from './paywall-store.ts'

/**
 * What a request shows: one of the four paywalls, a plain note where there is nothing to sell, or nothing because the person
 * has what is asked for already.
 */
export type Variant = 'animated' | 'overlay' | 'full-screen' | 'packs' | 'note' | 'active'

interface Circumstances {
  request: PaywallRequest
  status: SubscriptionStatus
  /** Whether this deployment sells anything. */
  isOnSale: boolean
  /** Whether the animation was seen in this session. */
  wasAnimated: boolean
}

/** The one table of which paywall opens (decisions A42, A43, A68). */
export function variantOf({ request, status, isOnSale, wasAnimated }: Circumstances): Variant {
  const { trigger, isFullScreen = trigger === 'onboarding' } = request
  if (status.hasActiveSubscription) {
    if (!wantsPacks({ trigger, usage: status.usage })) return 'active'
    return isOnSale ? 'packs' : 'note'
  }
  if (trigger === 'download_attempt' && status.usage.hasLifetimeDownloads) return 'active'
  if (!isOnSale) return 'note'
  if (isFullScreen) return 'full-screen'
  return animated.has(trigger) && !wasAnimated ? 'animated' : 'overlay'
}

const animated: ReadonlySet<PaywallTrigger> = new Set([
  'app_launch',
  'style_change_limit',
  'dress_tryon_limit',
  'portrait_enhancement_limit',
])

/** A free device's limit reaches a subscriber when the week is used up, or when the subscription is newer than the refusal. */
function wantsPacks({
  trigger,
  usage,
}: {
  trigger: PaywallTrigger
  usage: SubscriptionStatus['usage']
}): boolean {
  switch (trigger) {
    case 'premium_transformation_limit':
    case 'premium_portrait_limit':
    case 'subscription_info':
    case 'settings_upgrade':
      return true
    case 'style_change_limit':
    case 'dress_tryon_limit':
      return usage.weeklyTransformationsRemaining + usage.bonusChangesRemaining === 0
    case 'portrait_enhancement_limit':
      return usage.portraitGenerationsRemaining + usage.portraitCreditsRemaining === 0
    default:
      return false
  }
}
