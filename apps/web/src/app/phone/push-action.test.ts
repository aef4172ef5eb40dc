import { campaignRoutes } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { isAppRoute } from '../routes.ts'
import { actionOf, idOf } from './push-action.ts'

test.each([
  [{ action: 'REQUEST_REVIEW' }, { kind: 'review', requirePremium: false, minUsageDays: 0 }],
  [
    { action: 'REQUEST_REVIEW', requirePremium: 'true', minUsageDays: '7' },
    { kind: 'review', requirePremium: true, minUsageDays: 7 },
  ],
  [
    { action: 'REQUEST_REVIEW', requirePremium: 'no', minUsageDays: 'soon' },
    { kind: 'review', requirePremium: false, minUsageDays: 0 },
  ],
  [{ action: 'SHOW_OFFER', route: '/dresses' }, { kind: 'offer' }],
  [{ route: '/dresses' }, { kind: 'route', path: '/dresses' }],
  [{ route: 'https://evil.example' }, undefined],
  [{ route: 'https://evil.example/dresses' }, undefined],
  [{ route: '/dresses/evil' }, undefined],
  [{ route: '/admin' }, undefined],
  [{ action: 'DELETE' }, undefined],
  [{}, undefined],
])('a message with %o asks for %o', { tags: ['NATIVE-15', 'A62'] }, (data, action) => {
  expect(actionOf({ id: 'n', data })).toEqual(action)
})

test('a message is known by its sender’s id, else by the delivery’s', { tags: ['NATIVE-14'] }, () => {
  expect(idOf({ id: 'd1', data: { notificationId: 'n1' } })).toBe('n1')
  expect(idOf({ id: 'd1', data: {} })).toBe('d1')
})

test.each(campaignRoutes)(
  'the page %s of a campaign is one that the app opens',
  {
    tags: ['NATIVE-15', 'A62'],
  },
  (route) => {
    expect(isAppRoute(route)).toBe(true)
    expect(actionOf({ id: 'n', data: { route } })).toEqual({ kind: 'route', path: route })
  },
)
