import { expect, test, vi } from 'vitest'
import { localStore } from '#platform/storage.ts'
import { statusOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { appStatusOf } from './app-status.ts'
import { fetchStatus, lastStatus, refreshStatus, unknownStatus } from './status.ts'

forgetEverything()

const now = '2030-01-01T12:00:00.000Z'
const subscribed = (rest: { expiresAt?: string; productId?: string; periodType?: string } = {}) => ({
  ...statusOf({ weeklyTransformationsRemaining: 50 }),
  hasActiveSubscription: true,
  subscription: {
    expiresAt: '2030-01-08T12:00:00.000Z',
    productId: 'wedding_photos_premium_weekly_v2',
    periodType: 'NORMAL',
    ...rest,
  },
})
const read = (status: Parameters<typeof appStatusOf>[0]['status']) =>
  appStatusOf({ status, nowMs: Date.parse(now) })

test('the status has every field in the app’s words', { tags: ['MEMB-22'] }, () => {
  const status = subscribed()
  const usage = { portraitCreditsRemaining: 7, portraitEnhancementsUsed: 1, portraitGenerationsRemaining: 19 }
  expect(read({ ...status, usage: { ...status.usage, ...usage, portraitLimit: 20 } })).toEqual({
    isActive: true,
    isInTrial: false,
    trialDaysRemaining: 0,
    canUseHairColorChange: true,
    canDownloadPhotos: true,
    usageRemaining: 3,
    bonusChangesRemaining: 2,
    portraitCreditsRemaining: 7,
    weeklyTransformationsRemaining: 50,
    portraitEnhancementsUsed: 1,
    portraitGenerationsRemaining: 19,
    portraitLimit: 20,
    productId: 'wedding_photos_premium_weekly_v2',
    expirationDate: '2030-01-08T12:00:00.000Z',
    subscriptionType: 'weekly',
  })
  const other = { expiresAt: '2030-02-01T12:00:00.000Z', productId: 'gift', periodType: 'NORMAL' }
  const same = {
    bonusChangesRemaining: 4,
    portraitCreditsRemaining: 6,
    weeklyTransformationsRemaining: 8,
    portraitEnhancementsUsed: 9,
    portraitGenerationsRemaining: 11,
    portraitLimit: 12,
  }
  const spent = statusOf({ remainingFreeUses: 1, ...same })
  expect(read({ ...spent, hasActiveSubscription: true, subscription: other })).toMatchObject({
    ...same,
    usageRemaining: 1,
    productId: 'gift',
    expirationDate: '2030-02-01T12:00:00.000Z',
  })
})

test.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])(
  'a hair colour may be changed where a change is left (%s), with a subscription (%s) and without',
  {
    tags: ['HAIR-08', 'MEMB-22'],
  },
  (canUseTransformation, hasActiveSubscription) => {
    const status = { ...statusOf({ canUseTransformation }), hasActiveSubscription }
    expect(read(status).canUseHairColorChange).toBe(canUseTransformation)
  },
)

test('an answer without free uses counts as three', { tags: ['MEMB-21'] }, async () => {
  const { remainingFreeUses: _, ...usage } = statusOf().usage
  serveApi({ 'GET /api/subscriptions/status': { ...statusOf(), usage } })
  expect(read(await fetchStatus()).usageRemaining).toBe(3)
})

test('downloads that were bought for ever are downloads', { tags: ['MEMB-22', 'MEMB-26'] }, () => {
  expect(read(statusOf({ hasLifetimeDownloads: true }))).toMatchObject({
    isActive: false,
    canDownloadPhotos: true,
  })
  expect(read(statusOf()).canDownloadPhotos).toBe(false)
})

test.each([
  ['wedding_photos_premium_yearly', 'yearly'],
  ['wedding_photos_premium_weekly', 'weekly'],
  ['wedding_photos_premium_yearly_v2', 'yearly'],
  ['wedding_photos_premium_weekly_v2', 'weekly'],
  ['gift', 'unknown'],
])('%s is a %s subscription', { tags: ['MEMB-01', 'MEMB-22', 'MEMB-23'] }, (productId, type) => {
  expect(read(subscribed({ productId })).subscriptionType).toBe(type)
  expect(read(statusOf()).subscriptionType).toBe('unknown')
})

test.each(['NORMAL', 'INTRO', 'trial'])('the period %s is no trial', { tags: ['MEMB-18'] }, (periodType) => {
  expect(read(subscribed({ periodType }))).toMatchObject({ isInTrial: false, trialDaysRemaining: 0 })
})

test.each([
  ['2030-01-01T12:00:01.000Z', 1],
  ['2030-01-03T12:00:00.000Z', 2],
  ['2030-01-03T12:00:01.000Z', 3],
  ['2029-12-31T00:00:00.000Z', 0],
])(
  'a trial until %s has %i days left, begun days counting',
  { tags: ['MEMB-18', 'MEMB-19', 'MEMB-22'] },
  (expiresAt, days) => {
    const trial = read(subscribed({ expiresAt, periodType: 'TRIAL' }))
    expect([trial.isInTrial, trial.trialDaysRemaining]).toEqual([true, days])
  },
)

test('an unknown status knows four portraits and nothing else', {
  tags: ['MEMB-20', 'MEMB-22', 'PORTRAIT-19'],
}, () => {
  expect(read(unknownStatus)).toEqual({
    isActive: false,
    isInTrial: false,
    trialDaysRemaining: 0,
    canUseHairColorChange: false,
    canDownloadPhotos: false,
    usageRemaining: 0,
    bonusChangesRemaining: 0,
    portraitCreditsRemaining: 0,
    weeklyTransformationsRemaining: 0,
    portraitEnhancementsUsed: 0,
    portraitGenerationsRemaining: 4,
    portraitLimit: 4,
    productId: null,
    expirationDate: null,
    subscriptionType: 'unknown',
  })
})

test('the device keeps the last status in the app’s words', { tags: ['SHELL-58', 'MEMB-14'] }, async () => {
  serveApi({ 'GET /api/subscriptions/status': subscribed() })
  await fetchStatus()
  expect(localStore.read('subscription-status')).toMatchObject({
    isActive: true,
    subscriptionType: 'weekly',
  })
})

test.each(['7', '{"isActive":"yes"}'])(
  'a last status that is kept as %s is none',
  { tags: ['SHELL-58', 'A50'] },
  (kept) => {
    window.localStorage.setItem('subscription-status', kept)
    expect(lastStatus()).toBeUndefined()
  },
)

test('whoever asks at the same time shares one request, and within 30 s nobody asks again', {
  tags: ['SHELL-43', 'MEMB-15', 'MEMB-16'],
}, async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const calls = serveApi({ 'GET /api/subscriptions/status': statusOf() })
  await Promise.all([fetchStatus(), fetchStatus()])
  const askedAfter = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms)
    await fetchStatus()
    return calls.length
  }
  expect(await askedAfter(29_999)).toBe(1)
  expect(await askedAfter(1)).toBe(2)
  await refreshStatus()
  expect(calls).toHaveLength(3)
  expect(await askedAfter(0)).toBe(3)
})

test('of two readings at once the later begun one counts, whichever answer comes last', {
  tags: ['MEMB-16', 'SHELL-58'],
}, async () => {
  const answers: ((status: object) => void)[] = []
  const held = () => new Promise<object>((answer) => answers.push(answer))
  serveApi({ 'GET /api/subscriptions/status': statusOf() })
  await fetchStatus()
  serveApi({ 'GET /api/subscriptions/status': held })
  const readings = [refreshStatus(), refreshStatus()]
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  const [before, after] = answers
  after(subscribed())
  await Promise.all(readings)
  before(statusOf())
  await new Promise((resolve) => setTimeout(resolve))
  expect(localStore.read('subscription-status')).toMatchObject({ isActive: true })
  expect(lastStatus()).toMatchObject({ isActive: true })
})
