import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installOffer, serveFromBrowser } from './browser-app.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  window.dispatchEvent(new Event('appinstalled'))
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** The browser's own event, which Chromium alone has. */
function offerInstallation() {
  const prompt = vi.fn(async () => undefined)
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return { event, prompt }
}

function withWorkers(register = vi.fn(async () => undefined)) {
  vi.stubEnv('PROD', true)
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
  return register
}

test('a built app registers its worker, but not before the first screen has had its time', () => {
  const register = withWorkers()
  serveFromBrowser()
  vi.advanceTimersByTime(5000)
  expect(register).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js')
})

test('a browser that forbids the worker opens the app without', async () => {
  const register = withWorkers(vi.fn(() => Promise.reject(new Error('forbidden'))))
  serveFromBrowser()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(register).toHaveBeenCalledOnce()
})

test('the browser’s own banner is held back, and the offer is used once', async () => {
  serveFromBrowser()
  expect(installOffer.isOpen()).toBe(false)
  const heard = vi.fn()
  const stop = installOffer.subscribe(heard)
  const { event, prompt } = offerInstallation()
  expect([event.defaultPrevented, installOffer.isOpen()]).toEqual([true, true])
  await installOffer.accept()
  expect(prompt).toHaveBeenCalledOnce()
  expect(installOffer.isOpen()).toBe(false)
  stop()
  expect(heard).toHaveBeenCalledTimes(2)
})

test('an app that is installed is not offered any more', () => {
  serveFromBrowser()
  offerInstallation()
  window.dispatchEvent(new Event('appinstalled'))
  expect(installOffer.isOpen()).toBe(false)
})
