import { expect, type Page } from '@playwright/test'
import { checkAccessibility } from './steps/check-accessibility.ts'
import { grant, spend, subscribe } from './steps/control.ts'
import { newDevice } from './steps/device.ts'
import { remainingChanges } from './steps/remaining-changes.ts'
import { test } from './steps/with-camera.ts'

test('Space takes the photo, and from then on the camera is off', async ({ page }) => {
  await newDevice(page)
  await openCamera(page)
  const isLive = () =>
    page.evaluate(() => {
      const { stream } = window as { stream?: MediaStream }
      return stream?.getVideoTracks()[0]?.readyState === 'live'
    })
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    Object.assign(window, { stream: video.srcObject })
  })
  expect(await isLive()).toBe(true)
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Use Photo' })).toBeVisible()
  expect(await isLive()).toBe(false)
})

test('a person without a change left looks for free, hears what applying needs, and goes on with a bonus', {
  tag: ['@HAIR-08'],
}, async ({ page }) => {
  await newDevice(page)
  expect(await spend(page, { allowance: 'change' })).toBe(5)
  await takePhoto(page)
  await choose(page, 'Copper')
  await page.getByRole('button', { name: 'Apply copper' }).click()
  const paywall = page.getByRole('dialog', { name: 'Your free changes are used up' })
  await expect(paywall.getByRole('button', { name: 'Close' })).toBeVisible()
  await checkAccessibility(page)

  await grant(page, { bucket: 'welcome', amount: 1 })
  await page.reload()
  await choose(page, 'Copper')
  await page.getByRole('button', { name: 'Apply copper' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  expect(await remainingChanges(page)).toBe(0)
})

test('a subscriber saves the picture without a watermark', { tag: '@full' }, async ({ page }) => {
  await newDevice(page)
  await subscribe(page)
  await takePhoto(page)
  await choose(page, 'Auburn')
  await page.getByRole('button', { name: 'Apply auburn' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Auburn' })
  await expect(dialog).toContainText('without a watermark')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Auburn.jpg')
  await expect(page.getByText('Image saved to photo library')).toBeVisible()
})

async function takePhoto(page: Page): Promise<void> {
  await openCamera(page)
  await page.getByRole('button', { name: 'Take the photo' }).click()
  await page.getByRole('button', { name: 'Use Photo' }).click()
}

/** The first look at a photo draws its twelve colours. */
async function choose(page: Page, colour: string): Promise<void> {
  await page.getByText(colour, { exact: true }).click()
}

async function openCamera(page: Page): Promise<void> {
  await page.goto('/camera')
  await expect(page.getByRole('button', { name: 'Take the photo' })).toBeEnabled()
}
