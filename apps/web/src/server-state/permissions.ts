import type { ErrorCode, SubscriptionStatus } from '@ever-after/contract'
import { fetchStatus } from './status.ts'

/** What may need a change, a portrait or a subscription. */
export type Action = 'style' | 'dress' | 'hair' | 'portrait' | 'download'

/** Why a paywall opens; the list is the specification's. */
export type PaywallTrigger =
  | 'app_launch'
  | 'download_attempt'
  | 'style_change_limit'
  | 'premium_transformation_limit'
  | 'dress_tryon_limit'
  | 'portrait_enhancement_limit'
  | 'premium_portrait_limit'
  | 'onboarding'
  | 'settings_upgrade'
  | 'subscription_info'
  | 'default'

export interface Refusal {
  allowed: false
  reason: string
  trigger: PaywallTrigger
}
export type Permission = { allowed: true } | Refusal

interface Request {
  action: Action
  /** How many changes or generations are about to be spent; 1 unless told. */
  units?: number
}

/** Asks the server what is left and decides; a status that cannot be read is a refusal of its own (decision A74). */
export async function checkPermission(request: Request): Promise<Permission> {
  try {
    return permissionFor({ ...request, status: await fetchStatus() })
  } catch {
    // The caller shows the refusal; there is nothing else to do about a lost connection.
    return { allowed: false, reason: 'Permission check failed', trigger: 'default' }
  }
}

/** The rule of each action over a known status, in the specification's words (decisions A07, A18, A42). */
export function permissionFor({
  action,
  status: { hasActiveSubscription, usage },
  units = 1,
}: Request & { status: SubscriptionStatus }): Permission {
  if (unitsLeft({ action, hasActiveSubscription, usage }) >= units) return { allowed: true }
  const who = hasActiveSubscription ? 'subscriber' : 'free'
  return { allowed: false, ...refusals[action][who] }
}

/**
 * The paywall that a 429 opens (decision A42), or a collection set aside for Premium (decision A58). Undefined for a 429 that has nothing to do with what is left, such as too
 * many requests in a minute; one without a code counts as a limit.
 */
export function triggerOfRefusal({
  code,
  action,
}: {
  code: ErrorCode | undefined
  action: Action
}): PaywallTrigger | undefined {
  if (code === 'rate_limited' || code === 'overloaded') return undefined
  if (code === 'premium_only') return 'default'
  const isSubscriber = code === 'weekly_limit' || code === 'weekly_portrait_limit'
  // The specification names this one for every 429 on a style; its paywall looks at the status itself.
  if (action === 'style') return 'style_change_limit'
  return refusals[action][isSubscriber ? 'subscriber' : 'free'].trigger
}

function unitsLeft({
  action,
  hasActiveSubscription,
  usage,
}: { action: Action } & Pick<SubscriptionStatus, 'hasActiveSubscription' | 'usage'>): number {
  switch (action) {
    case 'download':
      // What was bought comes first: free uses have no say in it (decision A07).
      return hasActiveSubscription || usage.hasLifetimeDownloads ? Number.POSITIVE_INFINITY : 0
    case 'portrait':
      return usage.portraitGenerationsRemaining + (hasActiveSubscription ? usage.portraitCreditsRemaining : 0)
    case 'style':
    case 'dress':
    case 'hair': {
      const own = hasActiveSubscription ? usage.weeklyTransformationsRemaining : usage.remainingFreeUses
      return own + usage.bonusChangesRemaining
    }
  }
}

type Words = Omit<Refusal, 'allowed'>

const weekly: Words = {
  reason: 'Weekly transformation limit reached',
  trigger: 'premium_transformation_limit',
}
const free = 'Transformation limit reached'
const download: Words = {
  reason: 'Downloads are part of Premium',
  trigger: 'download_attempt',
}

const refusals: Record<Action, Record<'free' | 'subscriber', Words>> = {
  style: { free: { reason: free, trigger: 'style_change_limit' }, subscriber: weekly },
  // A hair colour is a change of the same allowance and has no paywall of its own (decision A24).
  hair: { free: { reason: free, trigger: 'style_change_limit' }, subscriber: weekly },
  dress: { free: { reason: free, trigger: 'dress_tryon_limit' }, subscriber: weekly },
  portrait: {
    free: { reason: 'Portrait enhancement limit reached', trigger: 'portrait_enhancement_limit' },
    subscriber: { reason: 'Weekly portrait limit reached', trigger: 'premium_portrait_limit' },
  },
  download: { free: download, subscriber: download },
}
