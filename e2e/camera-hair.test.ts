import { expect, type Page } from '@playwright/test'
import { checkAccessibility } from './steps/check-accessibility.ts'
import { grant, spend, subscribe } from './steps/control.ts'
import { openPreview } from './steps/open-preview.ts'
import { remainingChanges } from './steps/remaining-changes.ts'
import { test } from './steps/with-camera.ts'

test('a person takes a photo and gets another colour of hair for one change', {
  tag: [
    '@CAMERA-01',
    '@CAMERA-03',
    '@CAMERA-04',
    '@CAMERA-11',
    '@HAIR-01',
    '@HAIR-02',
    '@HAIR-05',
    '@HAIR-06',
    '@HAIR-07',
  ],
}, async ({ page }) => {
  await openPreview(page)
  const before = await remainingChanges(page)
  await openCamera(page)
  await checkAccessibility(page)

  await page.getByRole('button', { name: 'Take the photo' }).click()
  const taken = page.getByRole('img', { name: 'Your photo' })
  expect(await taken.evaluate(sizeOf)).toEqual([540, 720])
  await page.getByRole('button', { name: 'Retake' }).click()
  await page.getByRole('button', { name: 'Take the photo' }).click()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Use Photo' }).click()

  await expect(page).toHaveURL(/\/hair-color\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('radio')).toHaveCount(13, { timeout: 45_000 })
  await page.getByText('Platinum').click()
  await expect(page.getByRole('img', { name: 'Platinum, a small free preview' })).toBeVisible()
  await checkAccessibility(page)
  expect(await remainingChanges(page)).toBe(before)

  await page.getByRole('button', { name: 'Apply platinum' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 60_000 })
  const picture = page.getByRole('img', { name: 'Platinum', exact: true })
  const [widthPx, heightPx] = await picture.evaluate(sizeOf)
  expect(widthPx).toBeGreaterThanOrEqual(540)
  expect(heightPx / widthPx).toBeCloseTo(4 / 3, 2)
  expect(await remainingChanges(page)).toBe(before - 1)
  await checkAccessibility(page)
})

test('Space takes the photo, and from then on the camera is off', async ({ page }) => {
  await openPreview(page)
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
  await openPreview(page)
  expect(await spend(page, { allowance: 'change' })).toBe(5)
  await takePhoto(page)
  await choose(page, 'Copper')
  await page.getByRole('button', { name: 'Apply copper' }).click()
  const paywall = page.getByRole('dialog', { name: 'Your free photos are used up' })
  await expect(paywall.getByRole('button', { name: 'Close' })).toBeVisible({ timeout: 20_000 })
  await checkAccessibility(page)

  await grant(page, { bucket: 'welcome', amount: 1 })
  await page.reload()
  await choose(page, 'Copper')
  await page.getByRole('button', { name: 'Apply copper' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: 60_000 })
  expect(await remainingChanges(page)).toBe(0)
})

test('a subscriber saves the picture without a watermark', async ({ page }) => {
  await openPreview(page)
  await subscribe(page)
  await takePhoto(page)
  await choose(page, 'Auburn')
  await page.getByRole('button', { name: 'Apply auburn' }).click()
  await page.getByRole('button', { name: 'Save' }).click({ timeout: 60_000 })
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
  await page.getByText(colour, { exact: true }).click({ timeout: 45_000 })
}

async function openCamera(page: Page): Promise<void> {
  await page.goto('/camera')
  await expect(page.getByRole('button', { name: 'Take the photo' })).toBeEnabled()
}

function sizeOf(image: Element): [number, number] {
  const { naturalWidth, naturalHeight } = image as HTMLImageElement
  return [naturalWidth, naturalHeight]
}
