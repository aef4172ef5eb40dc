import { beforeEach, expect, test } from 'vitest'
import {
  clearRunningCreation,
  readLaunchPaywall,
  readPartners,
  readRunningCreation,
  readSelectedStyle,
  readTaller,
  readWearsCovering,
  rememberLaunchPaywall,
  rememberPaywallAnimation,
  wasPaywallAnimated,
  writePartners,
  writeRunningCreation,
  writeSelectedStyle,
  writeTaller,
  writeWearsCovering,
} from './index.ts'

const photo = { id: '7b6b0a52-93a2-4d0d-8f0e-3b8f4a6d7c11', url: '/media/a' }

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

test('both partners are kept as photo and attire under their keys', {
  tags: ['SHELL-66', 'COUPLE-10', 'DATA-17'],
}, () => {
  writePartners([
    { photo, attire: 'dress' },
    { photo, attire: 'suit' },
  ])
  expect(JSON.parse(window.sessionStorage.getItem('partner1') ?? '')).toEqual({ photo, attire: 'dress' })
  expect(JSON.parse(window.sessionStorage.getItem('partner2') ?? '')).toEqual({ photo, attire: 'suit' })
  expect(readPartners()?.[1].attire).toBe('suit')
})

test('a missing or corrupt partner means no partners', { tags: ['A50'] }, () => {
  window.sessionStorage.setItem('partner1', JSON.stringify({ photo, attire: 'dress' }))
  expect(readPartners()).toBeUndefined()
  window.sessionStorage.setItem('partner2', '{"photo":7}')
  expect(readPartners()).toBeUndefined()
})

test('the chosen variation is remembered, and what is no name is none', { tags: ['A50'] }, () => {
  writeSelectedStyle('garden-roses-v1')
  expect(readSelectedStyle()).toBe('garden-roses-v1')
  window.sessionStorage.setItem('ever-after.selected-style', '{"name":"garden-roses-v1"}')
  expect(readSelectedStyle()).toBeUndefined()
})

const running = { id: photo.id, subject: 'garden-roses-v1', name: 'Rose Garden', path: '/wedding-style/demo' }

test('a creation in the making is remembered by kind, beyond the session', () => {
  writeRunningCreation('style', running)
  writeRunningCreation('dress', { ...running, name: 'Ivory' })
  window.sessionStorage.clear()
  expect(readRunningCreation('style')).toEqual(running)
  clearRunningCreation('style')
  expect(readRunningCreation('style')).toBeUndefined()
  expect(readRunningCreation('dress')?.name).toBe('Ivory')
})

test('a corrupt creation in the making means none', { tags: ['A50'] }, () => {
  window.localStorage.setItem('ever-after.running-creations', '{"style":"only an id"}')
  expect(readRunningCreation('style')).toBeUndefined()
})

test('what the session knows of paywalls is a time and a yes, and anything else is nothing', {
  tags: ['A50'],
}, () => {
  rememberLaunchPaywall(1_000)
  rememberPaywallAnimation()
  expect([readLaunchPaywall(), wasPaywallAnimated()]).toEqual([1_000, true])
  for (const kept of ['"now"', '{"seen":true}']) {
    for (const key of ['ever-after.launch-paywall', 'ever-after.paywall-animated'])
      window.sessionStorage.setItem(key, kept)
    expect([readLaunchPaywall(), wasPaywallAnimated()]).toEqual([undefined, false])
  }
})

test('a covering is chosen for the person in one photo until they choose otherwise, and what is no list is no choice', {
  tags: ['A50'],
}, () => {
  expect(readWearsCovering('one')).toBe(false)
  writeWearsCovering('one', true)
  writeWearsCovering('other', true)
  writeWearsCovering('one', false)
  expect([readWearsCovering('one'), readWearsCovering('other')]).toEqual([false, true])
  expect(window.sessionStorage.getItem('ever-after.coverings')).toBe('["other"]')
  window.sessionStorage.setItem('ever-after.coverings', '"other"')
  expect(readWearsCovering('other')).toBe(false)
})

test('who is taller is nobody’s answer until it is given, and no other word is one', {
  tags: ['A50'],
}, () => {
  expect(readTaller()).toBeUndefined()
  writeTaller('neither')
  expect(readTaller()).toBe('neither')
  expect(window.sessionStorage.getItem('ever-after.taller')).toBe('"neither"')
  window.sessionStorage.setItem('ever-after.taller', '"both"')
  expect(readTaller()).toBeUndefined()
})
