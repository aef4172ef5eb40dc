import { localKeys } from '@ever-after/contract'
import { beforeEach, expect, test } from 'vitest'
import { daysSinceFirstLaunch, rememberFirstLaunch } from './first-launch.ts'
import { isDue } from './request-review.ts'
import { localStore } from './storage.ts'

const firstDay = new Date('2026-06-01T12:00:00Z')
const onDay = (day: number) => new Date(firstDay.getTime() + day * 86_400_000)

beforeEach(() => {
  window.localStorage.clear()
  rememberFirstLaunch(firstDay)
})

test('the first start is written down once', { tags: ['SHELL-59', 'NATIVE-09'] }, () => {
  rememberFirstLaunch(onDay(5))
  expect(localStore.read('first-launch-date')).toBe(firstDay.toISOString())
  expect(daysSinceFirstLaunch(onDay(5))).toBe(5)
})

test.each(['long ago', 7, null])(
  'a first start that is kept as %j is none and is written down anew',
  {
    tags: ['SHELL-59', 'NATIVE-09', 'A50'],
  },
  (kept) => {
    localStore.write('first-launch-date', kept)
    expect(daysSinceFirstLaunch(onDay(5))).toBe(0)
    rememberFirstLaunch(onDay(5))
    expect(daysSinceFirstLaunch(onDay(7))).toBe(2)
  },
)

test('a purchase and a rating are occasions on the first day, the general prompt from the third', {
  tags: ['NATIVE-08', 'NATIVE-09', 'A46'],
}, () => {
  expect(isDue({ trigger: 'purchase', now: firstDay })).toBe(true)
  expect(isDue({ trigger: 'rating', now: firstDay })).toBe(true)
  expect(isDue({ trigger: 'general', now: onDay(2) })).toBe(false)
  expect(isDue({ trigger: 'general', now: onDay(3) })).toBe(true)
  expect(isDue({ trigger: 'rating', minUsageDays: 7, now: onDay(6) })).toBe(false)
})

test('premium is required only where it is said, and read from the stored status', {
  tags: ['NATIVE-08', 'SHELL-58'],
}, () => {
  const occasion = { trigger: 'general', requirePremium: true, now: onDay(9) } as const
  expect(isDue(occasion)).toBe(false)
  for (const stored of ['active', null, { isActive: 'yes' }]) {
    localStore.write(localKeys.subscriptionStatus, stored)
    expect(isDue(occasion)).toBe(false)
  }
  localStore.write('subscription-status', { isActive: true })
  expect(isDue(occasion)).toBe(true)
})

test('one who was asked is not asked again on any occasion', {
  tags: ['MEMB-62', 'NATIVE-08', 'NATIVE-09', 'SHELL-60', 'A46'],
}, () => {
  localStore.write('has-requested-review', true)
  for (const trigger of ['purchase', 'rating', 'push_notification', 'general'] as const)
    expect(isDue({ trigger, now: onDay(9) })).toBe(false)
})

test.each(['"no"', '7', 'yes'])('one of whom %s is kept was not asked yet', { tags: ['A50'] }, (kept) => {
  window.localStorage.setItem('has-requested-review', kept)
  expect(isDue({ trigger: 'purchase', now: firstDay })).toBe(true)
})
