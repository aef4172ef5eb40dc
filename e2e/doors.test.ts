import { expect, type Page } from '@playwright/test'
import { clientOf } from './steps/client-of.ts'
import { spend, subscribe } from './steps/control.ts'
import { answered, test } from './steps/journey.ts'
import { makeStyles, uploadCouple } from './steps/make-content.ts'
import { giveSamplePhotos, skipToStyles } from './steps/make-picture.ts'
import { openPreview } from './steps/open-preview.ts'

test('a couple without anything left hears at each door what is used up and finds the way to Premium', {
  tag: ['@PORTRAIT-04', '@PORTRAIT-06', '@PORTRAIT-18', '@STYLE-17', '@DRESS-21', '@DRESS-22'],
}, async ({ page }) => {
  await openPreview(page)
  const call = await clientOf(page)
  const couple = await uploadCouple(call)
  await makeStyles(call, { couple, count: 1 })
  await spend(page, { allowance: 'change' })
  await spend(page, { allowance: 'portrait' })

  await page.goto('/wedding-upload')
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'Enhance portraits' }).click()
  await meetDoor(page, 'Your free portraits are used up')

  await page.goto('/wedding-upload')
  await skipToStyles(page)
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  await meetDoor(page, 'Your free photos are used up')

  await openDress(page)
  await page.getByRole('button', { name: 'Try this wedding dress' }).click()
  await meetDoor(page, 'No free try-ons are left')

  await page.goto(`/hair-color/${couple[0].id}`)
  await page.getByText('Copper', { exact: true }).click({ timeout: 45_000 })
  await page.getByRole('button', { name: 'Apply copper' }).click()
  await meetDoor(page, 'Your free photos are used up')

  await page.goto('/history')
  await page.getByRole('region', { name: 'Today' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await meetDoor(page, 'Saving the full picture is part of Premium')
})

test('a subscriber whose week is used up hears when it begins again', { tag: ['@MEMB-05'] }, async ({
  page,
}) => {
  await openPreview(page)
  await subscribe(page)
  await spend(page, { allowance: 'change' })
  await openStyle(page)
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  await expect(page.getByRole('dialog')).toContainText('They come back when your next week begins.')
  await meetDoor(page, 'This week’s 50 photos are used up')
})

test.describe('a device that does not know yet that it has nothing left', () => {
  test.use({ deliberate: [answered(429)] })

  test('is told by the server, and the same doors open', { tag: ['@STYLE-24'] }, async ({ page }) => {
    await openPreview(page)
    await openStyle(page)
    await expect(page.getByText('5 changes left')).toBeVisible()
    await spend(page, { allowance: 'change' })
    const refused = page.waitForResponse('**/api/wedding-styles/apply')
    await page.getByRole('button', { name: 'Try this wedding style' }).click()
    expect((await refused).status()).toBe(429)
    await meetDoor(page, 'Your free photos are used up')
  })
})

async function openStyle(page: Page): Promise<void> {
  await page.goto('/wedding-upload')
  await giveSamplePhotos(page)
  await expect(page).toHaveURL(/\/wedding-style\/demo$/)
}

async function openDress(page: Page): Promise<void> {
  await page.goto('/dresses')
  await page
    .getByRole('button', { name: /^Pearl/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'Skip to dresses' }).click()
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await expect(page).toHaveURL(/\/wedding-dress-tryon$/)
}

/** The sheet says what is used up and leads to Premium. */
async function meetDoor(page: Page, title: string): Promise<void> {
  const door = page.getByRole('dialog', { name: title })
  await door.getByRole('button', { name: 'See Premium' }).click()
  await expect(page).toHaveURL(/\/premium$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
