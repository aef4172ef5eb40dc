import { getSubscriptionStatus, listSavedPortraits } from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import { clientOf } from './steps/client-of.ts'
import { test } from './steps/journey.ts'
import { savePortraits, uploadCouple } from './steps/make-content.ts'
import { tryStyle } from './steps/make-picture.ts'
import { openPreview } from './steps/open-preview.ts'

/** Two portraits of two people at once, on a machine that is busy. */
const enhancingMs = 60_000

test('a couple gets two portraits each, asks for more, chooses, and marries in a style with them', {
  tag: ['@SHELL-05', '@COUPLE-14', '@COUPLE-16', '@COUPLE-20', '@COUPLE-22', '@PORTRAIT-01', '@PORTRAIT-17'],
}, async ({ page }) => {
  await openPreview(page)
  await page.goto('/wedding-upload')
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'Enhance portraits' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your portraits' })).toBeVisible({
    timeout: enhancingMs,
  })
  const first = portraitsOf(page, 'First person')
  await expect(first).toHaveCount(3)
  await expect(portraitsOf(page, 'Second person')).toHaveCount(3)

  await page.getByRole('button', { name: 'Regenerate: First person' }).click()
  await page.getByRole('button', { name: 'Use the same photo' }).click()
  await expect(first).toHaveCount(5, { timeout: enhancingMs })

  await page.getByRole('button', { name: 'Look closer: Studio, First person' }).click()
  const preview = page.getByRole('dialog', { name: 'Studio' })
  const widthPx = await preview.getByRole('img').first().evaluate(widthOf)
  expect(widthPx).toBeGreaterThanOrEqual(600)
  await preview.getByRole('button', { name: 'Choose this portrait' }).click()
  await page.getByRole('radiogroup', { name: 'Portraits: Second person' }).getByText('Natural').click()
  await page.getByRole('button', { name: 'Confirm Selection' }).click()

  await tryStyle(page)
  const call = await clientOf(page)
  expect(await call(listSavedPortraits, {})).toHaveLength(2)
  const { usage } = await call(getSubscriptionStatus, {})
  expect(usage.portraitGenerationsRemaining).toBe(1)
})

test('a couple that comes back marries with the portraits it kept, and deletes the one it does not want', {
  tag: ['@COUPLE-23', '@COUPLE-24', '@PORTRAIT-13', '@PORTRAIT-16'],
}, async ({ page }) => {
  await openPreview(page)
  const call = await clientOf(page)
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

function widthOf(image: Element): number {
  return (image as HTMLImageElement).naturalWidth
}
