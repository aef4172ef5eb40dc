import { expect, type Page } from '@playwright/test'
import { sampleUpload } from './sample-photo.ts'

/** Gives one person of the couple a portrait from the device's own photos. */
export async function choosePhoto(page: Page, partner: 1 | 2): Promise<void> {
  const person = partner === 1 ? 'first' : 'second'
  await page.getByLabel(`Choose a photo of the ${person} person`).setInputFiles(await sampleUpload(partner))
  await expect(
    page.getByRole('button', { name: `Remove: ${person === 'first' ? 'First' : 'Second'} person` }),
  ).toBeVisible()
}
