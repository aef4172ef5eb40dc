import { expect, type Page } from '@playwright/test'

/** From the upload screen to a finished picture with the sample photos. */
export async function makePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'Skip to styles' }).click()
  await page.getByRole('button', { name: 'Use these photos' }).click()
  await expect(page).toHaveURL(/\/wedding-style\/demo$/)
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  await expect(page.getByText('Applying Wedding Style... This may take a moment')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible({ timeout: 60_000 })
}
