import { expect, type Page } from '@playwright/test'

/** One that is really drawn, on a machine that is busy. */
export const drawingMs = 300_000

/** From the upload screen to a finished picture with the sample photos. */
export async function makePicture(page: Page): Promise<void> {
  await giveSamplePhotos(page)
  await tryStyle(page)
}

/** From the upload screen to the style with the sample photos. */
export async function giveSamplePhotos(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await skipToStyles(page)
}

/** From the photos to the style, as they are; who has chosen a style is asked first. */
export async function skipToStyles(page: Page): Promise<void> {
  const see = page.getByRole('button', { name: 'See us in the styles' })
  const skip = page.getByRole('button', { name: 'Skip to styles' })
  await see.or(skip).waitFor()
  if (await see.isVisible()) return see.click()
  await skip.click()
  await page.getByRole('button', { name: 'Use these photos' }).click()
}

/** From the style to a finished picture. */
export async function tryStyle(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/wedding-style\/demo$/)
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible({ timeout: drawingMs })
}
