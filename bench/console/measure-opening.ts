import type { Page } from '@playwright/test'

/** Time from the address to the first cards on the screen, ms, of a browser with nothing cached. */
export async function measureOpening(page: Page): Promise<number> {
  await page.goto('/admin')
  const openedMs = await page.evaluate<number>('window.bench.opened')
  await page.waitForLoadState('networkidle')
  return openedMs
}
