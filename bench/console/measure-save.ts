import type { Page } from '@playwright/test'

/** Time from a click that changes one style until the console has said that it is saved, ms. */
export async function measureSave(page: Page): Promise<number> {
  const saved = page.evaluate<number>(`window.bench.saved('All changes saved')`)
  await page
    .getByRole('button', { name: /^Popular: / })
    .nth(1)
    .click()
  return saved
}
