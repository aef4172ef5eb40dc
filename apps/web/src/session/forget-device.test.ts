import { localKeys, sessionKeys } from '@ever-after/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetDevice, readUnansweredRequest, writeUnansweredRequest } from './index.ts'

afterEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
})

test('nothing of the person stays on the device, and its language and what is not the app’s are left alone', () => {
  for (const key of Object.values(localKeys)) window.localStorage.setItem(key, '"kept"')
  for (const key of Object.values(sessionKeys)) window.sessionStorage.setItem(key, '"kept"')
  window.localStorage.setItem('another program', '1')
  forgetDevice()
  expect(Object.keys(window.localStorage).sort()).toEqual(
    ['another program', localKeys.devBypass, localKeys.language, localKeys.sandboxAccount].sort(),
  )
  expect(Object.keys(window.sessionStorage)).toEqual([])
})

test('a request that no store took is forgotten, too', () => {
  const store = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Forbidden.', 'SecurityError')
  })
  const request = { subject: 'rose', name: 'Rose', path: '/', wish: 'rose', body: {}, sentAtMs: 0 }
  writeUnansweredRequest('hair', { ...request, idempotencyKey: 'k1' })
  expect(readUnansweredRequest('hair')?.idempotencyKey).toBe('k1')
  forgetDevice()
  expect(readUnansweredRequest('hair')).toBeUndefined()
  store.mockRestore()
})
