import { expect, type Page } from '@playwright/test'

/** From the next page on what toasts say is kept: they are seen for two seconds, which a busy machine can look past. */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said = new Set<string>()
    Object.assign(window, { said })
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role=status], [role=alert]'))
        said.add(region.textContent)
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Whether a toast of this page, which may have gone again, said it. */
export async function expectToast(page: Page, words: string, timeout?: number): Promise<void> {
  const said = () => page.evaluate(() => [...(window as unknown as { said: Set<string> }).said].join('\n'))
  await expect.poll(said, { timeout }).toContain(words)
}
