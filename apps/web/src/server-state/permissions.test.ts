import { beforeEach, expect, test } from 'vitest'
import { statusOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { type Action, checkPermission, permissionFor, triggerOfRefusal } from './permissions.ts'

forgetEverything()
beforeEach(() => window.localStorage.setItem('ever-after.auth-token', '"token"'))

const nothing = {
  remainingFreeUses: 0,
  bonusChangesRemaining: 0,
  portraitGenerationsRemaining: 0,
}
const free = (usage: Parameters<typeof statusOf>[0] = {}) => statusOf({ ...nothing, ...usage })
const subscriber = (usage: Parameters<typeof statusOf>[0] = {}) => ({
  ...free(usage),
  hasActiveSubscription: true,
})

test.each([
  ['style', free({ remainingFreeUses: 1 }), true],
  ['style', free({ bonusChangesRemaining: 1 }), true],
  ['style', free({ weeklyTransformationsRemaining: 9 }), false],
  ['dress', free({ remainingFreeUses: 1 }), true],
  ['dress', free({ bonusChangesRemaining: 1 }), true],
  ['hair', free({ remainingFreeUses: 1 }), true],
  ['hair', free({ bonusChangesRemaining: 1 }), true],
  ['dress', free({ weeklyTransformationsRemaining: 9 }), false],
  ['hair', free({ weeklyTransformationsRemaining: 9 }), false],
  ['dress', free(), false],
] as const)(
  '%s: a free device needs a free or a bonus change',
  { tags: ['MEMB-29', 'A11'] },
  (action, status, allowed) => {
    expect(permissionFor({ action, status }).allowed).toBe(allowed)
  },
)

test.each([
  ['style', subscriber({ weeklyTransformationsRemaining: 1 }), true],
  ['style', subscriber({ bonusChangesRemaining: 1 }), true],
  ['dress', subscriber({ weeklyTransformationsRemaining: 1 }), true],
  ['dress', subscriber({ bonusChangesRemaining: 1 }), true],
  ['hair', subscriber({ weeklyTransformationsRemaining: 1 }), true],
  ['hair', subscriber({ bonusChangesRemaining: 1 }), true],
  ['style', subscriber({ remainingFreeUses: 3 }), false],
  ['dress', subscriber({ remainingFreeUses: 3 }), false],
  ['hair', subscriber({ remainingFreeUses: 3 }), false],
] as const)(
  '%s: a subscriber needs a weekly or a bonus change',
  { tags: ['MEMB-28', 'HAIR-08'] },
  (action, status, allowed) => {
    expect(permissionFor({ action, status }).allowed).toBe(allowed)
  },
)

test.each([
  ['style', 'Transformation limit reached', 'style_change_limit'],
  ['dress', 'Transformation limit reached', 'dress_tryon_limit'],
  ['hair', 'Transformation limit reached', 'style_change_limit'],
  ['portrait', 'Portrait enhancement limit reached', 'portrait_enhancement_limit'],
] as const)(
  '%s: a free device with nothing left hears the reason and its paywall',
  { tags: ['MEMB-29', 'MEMB-31', 'PAY-06', 'A42', 'A74'] },
  (action, reason, trigger) => {
    expect(permissionFor({ action, status: free() })).toEqual({ allowed: false, reason, trigger })
  },
)

test.each([
  ['style', 'Weekly transformation limit reached', 'premium_transformation_limit'],
  ['dress', 'Weekly transformation limit reached', 'premium_transformation_limit'],
  ['hair', 'Weekly transformation limit reached', 'premium_transformation_limit'],
  ['portrait', 'Weekly portrait limit reached', 'premium_portrait_limit'],
] as const)(
  '%s: a subscriber with nothing left hears the weekly reason',
  { tags: ['MEMB-28', 'MEMB-30', 'A42', 'A74'] },
  (action, reason, trigger) => {
    expect(permissionFor({ action, status: subscriber() })).toEqual({ allowed: false, reason, trigger })
  },
)

test.each([
  [subscriber({ portraitGenerationsRemaining: 1, portraitCreditsRemaining: 1 }), 2, true],
  [subscriber({ portraitCreditsRemaining: 1 }), 1, true],
  [subscriber({ portraitGenerationsRemaining: 1 }), 2, false],
  [free({ portraitGenerationsRemaining: 2 }), 2, true],
  [free({ portraitGenerationsRemaining: 1 }), 2, false],
  [free({ portraitCreditsRemaining: 5 }), 1, false],
])(
  'portraits count one generation a photo; credits serve subscribers only',
  { tags: ['MEMB-30', 'MEMB-31', 'A11'] },
  (status, units, allowed) => {
    expect(permissionFor({ action: 'portrait', status, units }).allowed).toBe(allowed)
  },
)

test('downloads that were bought for ever stay allowed when nothing is left', {
  tags: ['MEMB-26', 'A07'],
}, () => {
  const status = free({ hasLifetimeDownloads: true })
  expect(permissionFor({ action: 'download', status })).toEqual({ allowed: true })
  expect(permissionFor({ action: 'style', status }).allowed).toBe(false)
})

test('a download needs an active subscription, whatever is left', {
  tags: ['MEMB-24', 'MEMB-25', 'MEMB-27', 'A07', 'A42'],
}, () => {
  const download = (status: ReturnType<typeof statusOf>) => permissionFor({ action: 'download', status })
  expect(download(subscriber())).toEqual({ allowed: true })
  const trial = { expiresAt: '2030-01-08T12:00:00.000Z', productId: 'p', periodType: 'TRIAL' }
  expect(download({ ...subscriber(), subscription: trial })).toEqual({ allowed: true })
  expect(download(free())).toMatchObject({ allowed: false, trigger: 'download_attempt' })
  expect(download(free({ remainingFreeUses: 3 }))).toMatchObject({
    allowed: false,
    trigger: 'download_attempt',
  })
})

test.each([
  ['style', 'style_change_limit'],
  ['dress', 'dress_tryon_limit'],
  ['hair', 'style_change_limit'],
  ['portrait', 'portrait_enhancement_limit'],
  ['download', 'download_attempt'],
] as const)(
  'a check of %s asks the server for what is left',
  { tags: ['MEMB-03', 'MEMB-33'] },
  async (action, trigger) => {
    const calls = serveApi({ 'GET /api/subscriptions/status': free() })
    expect(await checkPermission({ action })).toMatchObject({ allowed: false, trigger })
    expect(calls.map(({ route }) => route)).toEqual(['GET /api/subscriptions/status'])
    expect(calls[0].headers.get('authorization')).toBe('Bearer token')
  },
)

test.each<[string, () => Response]>([
  ['an error', () => refusal(500, 'internal', 'no')],
  [
    'no connection',
    () => {
      throw new TypeError('offline')
    },
  ],
])(
  'a check that meets %s refuses in words of its own',
  { tags: ['MEMB-32', 'A15', 'A74'] },
  async (_, answer) => {
    serveApi({ 'GET /api/subscriptions/status': answer })
    expect(await checkPermission({ action: 'style' })).toEqual({
      allowed: false,
      reason: 'Permission check failed',
      trigger: 'default',
    })
  },
)

test.each<[Action, Parameters<typeof triggerOfRefusal>[0]['code'], ReturnType<typeof triggerOfRefusal>]>([
  ['style', 'style_limit', 'style_change_limit'],
  ['style', 'weekly_limit', 'style_change_limit'],
  ['style', undefined, 'style_change_limit'],
  ['dress', 'style_limit', 'dress_tryon_limit'],
  ['dress', 'weekly_limit', 'premium_transformation_limit'],
  ['hair', 'style_limit', 'style_change_limit'],
  ['hair', 'weekly_limit', 'premium_transformation_limit'],
  ['portrait', 'portrait_limit', 'portrait_enhancement_limit'],
  ['portrait', 'weekly_portrait_limit', 'premium_portrait_limit'],
  ['style', 'rate_limited', undefined],
  ['style', 'premium_only', 'default'],
])('a refusal on %s with %s opens %s', { tags: ['A42'] }, (action, code, trigger) => {
  expect(triggerOfRefusal({ action, code })).toBe(trigger)
})
