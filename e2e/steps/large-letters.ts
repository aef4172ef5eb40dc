import { expect, type Page } from '@playwright/test'

/** Makes letters twice as large, as a person sets it in the browser. */
export async function useLargeLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expect(page.locator(':root')).toHaveCSS('font-size', '32px')
}
