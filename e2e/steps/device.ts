import { randomUUID } from 'node:crypto'
import { type Client, createClient, localKeys, registerDevice } from '@ever-after/contract'
import type { Page } from '@playwright/test'

export interface Device {
  origin: string
  deviceId: string
  token: string
  call: Client
}

const prepared = new WeakMap<Page, Device>()

/** Registers a device past the welcome, which this page is from its first start on; what it did before, it does now. */
export async function newDevice(page: Page): Promise<Device> {
  const deviceId = `web-${randomUUID()}${randomUUID()}`
  const data = { deviceId, appVersion: '0.1.0' }
  const answer = await page.request.post(`/api${registerDevice.path}`, { data })
  const { token } = registerDevice.reply.parse(await answer.json())
  const { origin } = new URL(answer.url())
  const call = createClient({ baseUrl: `${origin}/api`, token: () => token })
  const device = { origin, deviceId, token, call }
  prepared.set(page, device)
  const stored = {
    [localKeys.authToken]: token,
    [localKeys.deviceId]: deviceId,
    [localKeys.devBypass]: true,
    [localKeys.onboardingCompleted]: true,
    [localKeys.sandboxAccount]: accountOf(deviceId),
  }
  await page.addInitScript(rememberOnce, { stored, name: deviceId })
  return device
}

/** The store account of a device that a journey prepared. */
export function accountOf(deviceId: string): string {
  return `account-${deviceId}`
}

/** Where the server of this page answers. */
export function originOf(page: Page): string {
  return page.url() === 'about:blank' ? preparedFor(page).origin : new URL(page.url()).origin
}

/** This page's device; the app must have started once, or the device be a new one of the journey's. */
export async function deviceOf(page: Page): Promise<Device> {
  if (page.url() === 'about:blank') return preparedFor(page)
  const { origin } = new URL(page.url())
  const token = await rememberedBy(page, localKeys.authToken)
  const deviceId = await rememberedBy(page, localKeys.deviceId)
  return { origin, deviceId, token, call: createClient({ baseUrl: `${origin}/api`, token: () => token }) }
}

function preparedFor(page: Page): Device {
  const device = prepared.get(page)
  if (!device) throw new Error('This page has no device yet; open the app first.')
  return device
}

async function rememberedBy(page: Page, key: string): Promise<string> {
  const value: unknown = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null'), key)
  if (typeof value !== 'string') throw new Error(`This page remembers no ${key}; open the app first.`)
  return value
}

/** Runs in the page, before its own scripts; a page that forgets everything later is not reminded. */
function rememberOnce({ stored, name }: { stored: Record<string, unknown>; name: string }): void {
  if (window.name === name) return
  window.name = name
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value))
}
