import { expect, type Page } from '@playwright/test'
import { belongTo } from './steps/buy.ts'
import { spend } from './steps/control.ts'
import { newDevice } from './steps/device.ts'
import { answered, test } from './steps/journey.ts'
import { makeStyles, uploadCouple } from './steps/make-content.ts'
import { giveSamplePhotos, skipToStyles } from './steps/make-picture.ts'
import { buyAtStore } from './steps/sandbox.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const usedUp = 'Your free changes are used up'
const noneLeft = 'Transformation limit reached'

test('a couple without anything left hears at each door what is used up and what Premium costs', {
  tag: [
    '@PORTRAIT-04',
    '@PORTRAIT-06',
    '@PORTRAIT-18',
    '@STYLE-17',
    '@DRESS-21',
    '@DRESS-22',
    '@PAY-01',
    '@PAY-02',
    '@PAY-06',
    '@MEMB-25',
    '@MEMB-27',
    '@MEMB-29',
    '@MEMB-31',
  ],
}, async ({ page }) => {
  await belongTo(page, 'control')
  const { call } = await newDevice(page)
  const couple = await uploadCouple(call)
  await makeStyles(call, { couple, count: 1 })
  await spend(page, { allowance: 'change' })
  await spend(page, { allowance: 'portrait' })

  await page.goto('/wedding-upload')
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'Enhance portraits' }).click()
  await meetDoor(page, 'Your free portraits are used up', 'Portrait enhancement limit reached')

  await page.goto('/wedding-upload')
  await skipToStyles(page)
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  await meetDoor(page, usedUp, noneLeft)

  await page.goto('/dresses')
  await meetDoor(page, usedUp)
  await openDress(page)
  await page.getByRole('button', { name: 'Try this wedding dress' }).click()
  await meetDoor(page, usedUp, noneLeft)

  await page.goto(`/hair-color/${couple[0].id}`)
  await page.getByText('Copper', { exact: true }).click()
  await page.getByRole('button', { name: 'Apply copper' }).click()
  await meetDoor(page, usedUp)

  await page.goto('/history')
  await page.getByRole('region', { name: 'Today' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await meetDoor(page, 'Saving the full picture is part of Premium')
})

test('a subscriber whose week is used up hears when it begins again, and what goes on until then', {
  tag: ['@MEMB-05', '@PAY-01', '@PORTRAIT-03'],
}, async ({ page }) => {
  await newDevice(page)
  await buyAtStore(page, 'wedding_photos_premium_weekly')
  await spend(page, { allowance: 'change' })
  await spend(page, { allowance: 'portrait' })
  await page.goto('/wedding-upload')
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'Enhance portraits' }).click()
  await meetPacks(page, { title: 'This week’s portraits are used up', first: '20 enhanced portraits' })

  await page.goto('/wedding-upload')
  await skipToStyles(page)
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  await meetPacks(page, { title: 'This week’s 50 changes are used up', first: '20 changes' })
})

test.describe('a device that does not know yet that it has nothing left', () => {
  test.use({ deliberate: [answered(429)] })

  test('is told by the server, and the same doors open', { tag: ['@full', '@STYLE-24'] }, async ({
    page,
  }) => {
    await belongTo(page, 'control')
    await newDevice(page)
    await openStyle(page)
    await expect(page.getByText('5 changes left')).toBeVisible()
    await spend(page, { allowance: 'change' })
    const refused = page.waitForResponse('**/api/wedding-styles/apply')
    await page.getByRole('button', { name: 'Try this wedding style' }).click()
    expect((await refused).status()).toBe(429)
    await meetDoor(page, usedUp)
  })
})

async function openStyle(page: Page): Promise<void> {
  await page.goto('/wedding-upload')
  await giveSamplePhotos(page)
  await expect(page).toHaveURL(/\/wedding-style\/demo$/)
}

async function openDress(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Pearl/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'Skip to dresses' }).click()
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await expect(page).toHaveURL(/\/wedding-dress-tryon$/)
}

/** The paywall says what is missing, why, and what both plans cost, and lets the couple go. */
async function meetDoor(page: Page, title: string, reason = ''): Promise<void> {
  const door = page.getByRole('dialog', { name: title })
  await expect(door).toContainText(reason)
  await expect(door.getByText('$7.99', { exact: true })).toBeVisible()
  await expect(door.getByText('$49.99', { exact: true })).toBeVisible()
  await door.getByRole('button', { name: 'Close' }).click()
  await expect(door).toBeHidden()
}

/** The packs say what is used up until when; what was asked for stands first. */
async function meetPacks(page: Page, { title, first }: { title: string; first: string }): Promise<void> {
  const packs = page.getByRole('dialog', { name: title })
  await expect(packs).toContainText('They come back when your next week begins.')
  await expect(packs.getByRole('listitem').first()).toContainText(first)
  await expect(packs.getByRole('button', { name: /^Buy / })).toHaveCount(3)
  await packs.getByRole('button', { name: 'Close' }).click()
  await expect(packs).toBeHidden()
}
