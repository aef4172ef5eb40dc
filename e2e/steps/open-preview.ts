import type { Page } from '@playwright/test'

/** Opens the app in its preview and collects what the console complains about. */
export async function openPreview(page: Page): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/?app=preview')
  await page.getByRole('heading', { name: 'Dream Weddings' }).waitFor()
  return complaints
}
