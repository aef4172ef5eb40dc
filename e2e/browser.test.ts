import { expect } from '@playwright/test'
import { noFaceColour } from '../apps/server/src/testing/light-engine.ts'
import { newDevice } from './steps/device.ts'
import { answered, test } from './steps/journey.ts'
import { openPreview } from './steps/open-preview.ts'

test('on the landing page the only way in looks like the main one, and after the App Store like the second', async ({
  page,
}) => {
  await page.goto('/landing')
  const way = page.getByRole('link', { name: 'Open the app preview' }).first()
  await expect(way).toHaveCSS('background-color', 'rgb(180, 83, 106)')
  await way.evaluate((link) => link.parentElement?.insertAdjacentHTML('beforebegin', '<p>The App Store</p>'))
  await expect(way).not.toHaveCSS('background-color', 'rgb(180, 83, 106)')
})

test('a plain browser sees the public page wherever it goes', { tag: ['@SHELL-13', '@SHELL-35'] }, async ({
  page,
}) => {
  for (const path of ['/', '/landing', '/history', '/wedding-upload', '/anything']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Dream Weddings' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  }
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a visitor compares a face of a portrait with the same in the picture, by the keyboard and by a pointer', async ({
  page,
}) => {
  await page.goto('/landing')
  const slider = page.getByRole('slider', { name: 'How much of portrait 1 you see' })
  const portraits = page.getByRole('img', { name: /^Portrait 1 of the two/ }).last()
  const layer = portraits.locator('..')
  await slider.scrollIntoViewIfNeeded()
  await expect(layer).toHaveCSS('clip-path', 'inset(0px 50% 0px 0px)')
  await slider.press('End')
  await expect(layer).toHaveCSS('clip-path', 'inset(0px 0% 0px 0px)')
  const box = await slider.boundingBox()
  if (!box) throw new Error('The slider is not laid out.')
  await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2)
  expect(Number(await slider.inputValue())).toBeCloseTo(25, -1)
  await expect(layer).toHaveCSS('clip-path', `inset(0px ${100 - Number(await slider.inputValue())}% 0px 0px)`)
})

test('without JavaScript before and after stand side by side', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/landing')
  await expect(page.getByRole('slider')).toBeHidden()
  const before = await page
    .getByRole('img', { name: /^Portrait 2 of the two/ })
    .last()
    .boundingBox()
  const after = await page
    .getByRole('img', { name: 'The person of portrait 2 in the wedding picture' })
    .boundingBox()
  expect(before && after && before.x + before.width <= after.x && before.y < after.y + after.height).toBe(
    true,
  )
  await context.close()
})

test('a style that is applied without photos sends the couple to the upload', {
  tag: ['@STYLE-01', '@STYLE-09', '@STYLE-16'],
}, async ({ page }) => {
  await newDevice(page)
  await page.goto('/wedding-style/demo')
  await expect(page.getByText('Upload a photo to get started')).toBeVisible()
  const preview = await page.getByRole('main').getByRole('img').first().boundingBox()
  expect(Math.min(preview?.width ?? 0, preview?.height ?? 0)).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  await expect(page.getByText('Please upload both photos first')).toBeVisible()
  await expect(page).toHaveURL(/\/wedding-upload$/)
})

test.describe('a photo that is refused', () => {
  test.use({ deliberate: [answered(422)] })

  test('a photo without a face is refused at the person it shows', { tag: ['@COUPLE-12'] }, async ({
    page,
  }) => {
    await newDevice(page)
    await page.goto('/wedding-upload')
    const sample = await (await page.request.get('/sample-photos/partner1.jpg')).body()
    const empty = await page.evaluate(async (colour) => {
      const canvas = new OffscreenCanvas(600, 800)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('This browser draws nothing.')
      context.fillStyle = colour
      context.fillRect(0, 0, 600, 800)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' })
      return [...new Uint8Array(await blob.arrayBuffer())]
    }, noFaceColour)
    for (const [person, buffer] of [
      ['first', sample],
      ['second', Buffer.from(empty)],
    ] as const) {
      await page
        .getByLabel(`Choose a photo of the ${person} person`)
        .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer })
    }
    await expect(page.getByText('Upload Failed')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Second person' }).getByRole('alert')).toContainText(
      'could not find a face',
    )
  })
})

test('a phone of three dots to a pixel fetches one picture of the site for the app, the one that it starts on', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 430, height: 932 }, deviceScaleFactor: 3 })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPreview(page)
  expect(asked.filter((path) => path.startsWith('/site/'))).toEqual([expect.stringMatching(/-480\.webp$/)])
  await context.close()
})
