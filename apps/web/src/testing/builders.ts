import type {
  DeviceCatalogue,
  HairChange,
  Style,
  StyleApplication,
  StyleHistoryItem,
  SubscriptionStatus,
} from '@ever-after/contract'
import type { Partner } from '../session/index.ts'

export { wholePhoto } from '@ever-after/contract'

export function styleOf(id: string, rest: Partial<Style> = {}): Style {
  return {
    id,
    styleName: id,
    displayName: id,
    isPopular: false,
    variations: [{ variationName: `${id}-v1`, iconPath: `${id}-icon.webp`, previewPath: `${id}.webp` }],
    ...rest,
  }
}

/** Of a style with that id, `-v1` first. */
export function twoVariationsOf(id: string): Style['variations'] {
  return ['v1', 'v2'].map((name) => ({
    variationName: `${id}-${name}`,
    iconPath: `${id}-icon.webp`,
    previewPath: `${id}.webp`,
  }))
}

export function catalogueOf(styles: Record<string, Style[]>): DeviceCatalogue {
  return { version: 'v1', categoryOrder: Object.keys(styles), styles }
}

export function statusOf(usage: Partial<SubscriptionStatus['usage']> = {}): SubscriptionStatus {
  return {
    hasActiveSubscription: false,
    subscription: null,
    usage: {
      canUseTransformation: true,
      remainingFreeUses: 3,
      bonusChangesRemaining: 2,
      portraitCreditsRemaining: 0,
      weeklyTransformationsRemaining: 0,
      portraitEnhancementsUsed: 0,
      portraitGenerationsRemaining: 4,
      portraitLimit: 4,
      hasLifetimeDownloads: false,
      ...usage,
    },
  }
}

const last = (usage: Partial<SubscriptionStatus['usage']>) =>
  statusOf({ remainingFreeUses: 0, bonusChangesRemaining: 0, ...usage })

/** Everybody who has exactly one change left. */
export const withOneChange: [who: string, status: SubscriptionStatus][] = [
  ['a subscriber with one weekly change', member(last({ weeklyTransformationsRemaining: 1 }))],
  ['a subscriber with one bonus change', member(last({ bonusChangesRemaining: 1 }))],
  ['a free device with one free use', last({ remainingFreeUses: 1 })],
  ['a free device with one bonus change', last({ bonusChangesRemaining: 1 })],
]

function member(status: SubscriptionStatus): SubscriptionStatus {
  return { ...status, hasActiveSubscription: true }
}

/** The same number always makes the same id. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

export function hairChangeOf(rest: Partial<HairChange> = {}): HairChange {
  return { ...finished(), photoId: idOf(7), color: 'copper', sourceUrl: '/media/photo.jpg', ...rest }
}

export function applicationOf(rest: Partial<StyleApplication> = {}): StyleApplication {
  return {
    ...finished(),
    applicationId: idOf(1),
    styleName: 'Roses',
    displayName: 'The Rose Garden',
    sourceUrls: ['/media/one.jpg', '/media/two.jpg'],
    rating: null,
    partners: [],
    isStarred: false,
    siblings: [],
    canRedo: false,
    ...rest,
  }
}

/** What every kind of finished creation tells. */
export function finished() {
  return {
    id: idOf(1),
    status: 'completed',
    createdAt: new Date().toISOString(),
    resultUrl: '/media/result.jpg',
    isClean: false,
    engine: 'studio',
    error: null,
    errorCode: null,
    progress: null,
  } as const
}

export function historyItemOf(number: number, rest: Partial<StyleHistoryItem> = {}): StyleHistoryItem {
  return {
    id: idOf(number),
    createdAt: new Date().toISOString(),
    styleName: `Style ${number}`,
    displayName: `Style ${number}`,
    status: 'completed',
    resultUrl: `/media/${number}.jpg`,
    thumbUrl: `/media/${number}-thumb.jpg`,
    isStarred: false,
    place: { number: 1, all: 1 },
    ...rest,
  }
}

export const partners: [Partner, Partner] = [
  { photo: { id: idOf(101), url: '/media/one.jpg' }, attire: 'dress' },
  { photo: { id: idOf(102), url: '/media/two.jpg' }, attire: 'suit' },
]
