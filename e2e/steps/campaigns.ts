import { randomUUID } from 'node:crypto'
import { createClient, registerDevice, registerPush } from '@ever-after/contract'
import type { Locator, Page } from '@playwright/test'

/** The device of a phone that takes messages; answers its bearer. */
export async function registerPhone(origin: string): Promise<string> {
  const deviceId = `ios-${randomUUID()}${randomUUID()}`
  const baseUrl = `${origin}/api`
  const { token } = await createClient({ baseUrl })(registerDevice, {
    body: { deviceId, appVersion: '0.1.0' },
  })
  await createClient({ baseUrl, token: () => token })(registerPush, {
    body: { deviceId, fcmToken: `phone-${randomUUID()}`, platform: 'ios' },
  })
  return token
}

/** Writes a campaign, which is not sent yet. */
export async function writeCampaign(
  page: Page,
  { title, body, rate }: { title: string; body: string; rate: number },
): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Message', { exact: true }).fill(body)
  await page.getByLabel('Messages a minute').fill(String(rate))
}

/** A campaign in the list. */
export function campaignRow(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
}

/** One of a campaign's figures, by its name. */
export function resultOf(row: Locator, name: string): Locator {
  return row.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
}
