import { expect, test } from 'vitest'
import { isNative } from './is-native.ts'

test('only the native bridge makes a native app', { tags: ['SHELL-12', 'A49'] }, () => {
  expect(isNative({})).toBe(false)
  expect(isNative({ Capacitor: {} })).toBe(false)
  expect(isNative({ Capacitor: { isNativePlatform: () => false } })).toBe(false)
  expect(isNative({ Capacitor: { isNativePlatform: () => true } })).toBe(true)
})
