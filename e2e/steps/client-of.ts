import { type Client, createClient } from '@ever-after/contract'
import type { Page } from '@playwright/test'

/** Calls the server as this page's device. */
export async function clientOf(page: Page): Promise<Client> {
  const token = await tokenOf(page)
  return createClient({ baseUrl: `${new URL(page.url()).origin}/api`, token: () => token })
}

/** The bearer of this page's device; the app must have started once. */
export async function tokenOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('ever-after.auth-token') ?? 'null'))
  if (typeof token !== 'string') throw new Error('This page has no device yet; open the app first.')
  return token
}
