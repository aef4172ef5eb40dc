import { listSavedPortraits } from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { savePortraits, uploadCouple } from './steps/make-content.ts'
import { tryStyle } from './steps/make-picture.ts'

test('a couple that comes back marries with the portraits it kept, and deletes the one it does not want', {
  tag: ['@COUPLE-23', '@COUPLE-24', '@PORTRAIT-13', '@PORTRAIT-16'],
}, async ({ page }) => {
  const { call } = await newDevice(page)
  await savePortraits(call, await uploadCouple(call))
  await page.goto('/wedding-upload')
  await page.getByRole('button', { name: 'Saved portraits (2/8)' }).click()

  const use = page.getByRole('button', { name: 'Use Selected Portraits' })
  await page.getByRole('radiogroup', { name: 'Portraits: First person' }).getByText('Dress').click()
  await expect(use).toBeDisabled()
  await page.getByRole('tab', { name: 'Second person' }).click()
  await page.getByRole('radiogroup', { name: 'Portraits: Second person' }).getByText('Suit').click()
  await use.click()
  await tryStyle(page)

  await page.goto('/wedding-upload')
  await page.getByRole('button', { name: 'Saved portraits (2/8)' }).click()
  await page.getByRole('button', { name: 'Delete saved portrait 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(portraitsOf(page, 'First person')).toHaveCount(1)
  expect(await call(listSavedPortraits, {})).toHaveLength(1)
})

function portraitsOf(page: Page, person: string) {
  return page.getByRole('radiogroup', { name: `Portraits: ${person}` }).getByRole('radio')
}
