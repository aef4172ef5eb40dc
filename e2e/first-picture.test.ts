import { expect, type Page } from '@playwright/test'
import { choosePhoto } from './steps/choose-photo.ts'
import { whileHeld } from './steps/control.ts'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { makePicture } from './steps/make-picture.ts'
import { openPreview, passWelcome } from './steps/open-preview.ts'
import { remainingChanges } from './steps/remaining-changes.ts'

test('a finished picture waits in the history by day, opens, and goes when it is deleted', {
  tag: ['@HIST-01', '@HIST-03', '@HIST-04', '@HIST-11', '@HIST-15', '@HIST-16', '@HIST-21', '@HIST-23'],
}, async ({ page }) => {
  await openPreview(page)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'No wedding styles yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Get Started' }).click()
  await makePicture(page)

  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('Wedding Styles (1)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  const tile = page.getByRole('region', { name: 'Today' }).getByRole('button')
  await tile.click()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()

  await page.getByRole('button', { name: 'Select' }).click()
  await tile.click()
  await expect(page.getByRole('heading', { name: '1 Selected' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete 1 selected items?' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Items deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No wedding styles yet' })).toBeVisible()
})

test('a reload in mid-job loses nothing', async ({ page }) => {
  await newDevice(page)
  await page.goto('/wedding-upload')
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'See us in the styles' }).click()
  await whileHeld(page, async () => {
    const applied = page.waitForResponse((response) => response.url().endsWith('/api/wedding-styles/apply'))
    await page.getByRole('button', { name: 'Try this wedding style' }).click()
    await applied
    await page.reload()
    await expect(page.getByText('Applying Wedding Style... This may take a moment')).toBeVisible()
  })
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
  expect(await remainingChanges(page)).toBe(4)
})

test('from the last step of the welcome a couple has its first picture after four taps and two photos, and still after a reload', async ({
  page,
}) => {
  await openPreview(page, { isNew: true })
  await passWelcome(page)
  const taps = await countTaps(page)
  await page.getByRole('button', { name: 'Maybe Later' }).click()
  await page.getByRole('button', { name: 'Choose a style' }).click()
  await page.getByRole('button', { name: 'The Rose Garden' }).first().click()
  await choosePhoto(page, 1)
  await choosePhoto(page, 2)
  await page.getByRole('button', { name: 'Make our picture' }).click()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
  expect(await taps()).toBe(4)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
  expect(await remainingChanges(page)).toBe(4)
})

test('from Home the sample couple has its picture after two taps', async ({ page }) => {
  await newDevice(page)
  await page.goto('/')
  const taps = await countTaps(page)
  await page.getByRole('button', { name: 'The Rose Garden' }).first().click()
  await page.getByRole('button', { name: 'Make it with sample photos' }).click()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
  expect(await taps()).toBe(2)
  await expect(page.getByRole('heading', { name: 'The Rose Garden' })).toBeVisible()
})

/** Counts what is tapped from now on. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  const taps = await page.evaluateHandle(() => {
    const counted = { count: 0 }
    window.addEventListener('click', ({ isTrusted }) => isTrusted && counted.count++, { capture: true })
    return counted
  })
  return () => taps.evaluate(({ count }) => count)
}
