import { expect } from '@playwright/test'
import { answered, test } from './steps/journey.ts'
import { openPreview } from './steps/open-preview.ts'

for (const path of ['/', '/landing', '/history', '/wedding-upload', '/anything']) {
  test(`a plain browser sees the public page at ${path}`, { tag: ['@SHELL-13', '@SHELL-35'] }, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Dream Weddings' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
}

test('the app says so when a page does not exist', { tag: ['@SHELL-33', '@INFO-08'] }, async ({ page }) => {
  await openPreview(page)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('a preview screen without photos sends the couple to the upload', { tag: ['@STYLE-16'] }, async ({
  page,
}) => {
  await openPreview(page)
  await page.goto('/wedding-style/demo')
  await expect(page.getByText('Please upload both photos first')).toBeVisible()
  await expect(page).toHaveURL(/\/wedding-upload$/)
})

test('a photo is cropped to 3:4 before it is used', { tag: ['@COUPLE-05', '@COUPLE-06'] }, async ({
  page,
}) => {
  await openPreview(page)
  await page.goto('/wedding-upload')
  const sample = await page.request.get('/sample-photos/partner1.jpg')
  await page
    .getByLabel('Choose a photo of the first person')
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await sample.body() })
  const zoom = page.getByRole('slider', { name: 'Zoom' })
  await expect(zoom).toHaveAttribute('min', '1')
  await expect(zoom).toHaveAttribute('max', '3')
  await expect(zoom).toHaveAttribute('step', '0.1')
  await page.getByRole('button', { name: 'Use this crop' }).click()
  const size = await page
    .getByRole('img', { name: 'First person' })
    .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
  expect(size).toEqual([600, 800])
})

test.describe('a photo that is refused', () => {
  test.use({ deliberate: [answered(422)] })

  test('a photo without a face is refused at the person it shows', { tag: ['@COUPLE-12'] }, async ({
    page,
  }) => {
    await openPreview(page)
    await page.goto('/wedding-upload')
    const sample = await (await page.request.get('/sample-photos/partner1.jpg')).body()
    const empty = await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(600, 800)
      const context = canvas.getContext('2d')
      context?.fillRect(100, 100, 200, 200)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
      return [...new Uint8Array(await blob.arrayBuffer())]
    })
    for (const [person, buffer] of [
      ['first', sample],
      ['second', Buffer.from(empty)],
    ] as const) {
      await page
        .getByLabel(`Choose a photo of the ${person} person`)
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
      await page.getByRole('button', { name: 'Use this crop' }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await expect(page.getByText('Upload Failed')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Second person' }).getByRole('alert')).toContainText(
      'could not find a face',
    )
  })
})
