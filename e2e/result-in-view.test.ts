import { expect, type Locator, type Page } from '@playwright/test'
import { drawEdgeMark } from '../packages/engine/src/encode/draw-watermark.ts'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { useLargeLetters } from './steps/large-letters.ts'
import { giveSamplePhotos, makePicture, tryStyle } from './steps/make-picture.ts'

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]

test('what opens under a picture on a phone stands clear of the button at the bottom', async ({ page }) => {
  await newDevice(page)
  await page.goto('/wedding-upload')
  await makePicture(page)
  await page.getByRole('button', { name: 'Got it, thanks!' }).click()
  const bar = page.getByRole('button', { name: 'Make another' })
  for (const phone of phones) {
    await page.setViewportSize(phone)
    await scrollToTop(page)
    await page.getByRole('button', { name: 'Pose and clothes' }).click()
    const poses = page.getByRole('button', { name: 'Surprise us' })
    await expect(poses).toBeInViewport({ ratio: 1 })
    expect((await edgesOf(poses)).bottom).toBeLessThanOrEqual((await edgesOf(bar)).top)
    await page.getByRole('button', { name: 'Pose and clothes' }).click()
  }
  await page.setViewportSize(phones[0])
  await scrollToTop(page)
  await page.getByRole('button', { name: 'Not good' }).click()
  const reasons = page.getByRole('region', { name: 'What went wrong?' })
  await expect(reasons).toBeInViewport({ ratio: 1 })
  expect((await edgesOf(reasons)).bottom).toBeLessThanOrEqual((await edgesOf(bar)).top)
})

for (const [letters, phone] of [
  ['usual', phones[0]],
  ['usual', phones[1]],
  ['large', phones[0]],
] as const) {
  test(`with ${letters} letters on ${phone.width} px what is told covers no picture, no heading and nothing to press`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    if (letters === 'large') await useLargeLetters(page)
    await newDevice(page)
    await page.goto('/wedding-upload')
    await giveSamplePhotos(page)
    const arrived = await edgesOf(toastOf(page, 'Photos Uploaded!'))
    await expect(page).toHaveURL(/\/wedding-style\/demo$/)
    expect(arrived.top).toBeGreaterThanOrEqual(
      (await edgesOf(page.getByRole('button', { name: 'Back' }))).bottom,
    )
    await tryStyle(page)
    const toast = await edgesOf(toastOf(page, 'Your picture is ready'))
    const picture = await edgesOf(page.getByRole('button', { name: 'Hold to compare' }))
    expect(toast.top).toBeGreaterThanOrEqual(picture.bottom)
    expect(toast.bottom).toBeLessThanOrEqual(phone.height)
    if (letters === 'usual')
      expect(toast.bottom).toBeLessThanOrEqual(
        (await edgesOf(page.getByRole('button', { name: 'Make another' }))).top,
      )
  })
}

const toastOf = (page: Page, words: string) => page.getByText(words, { exact: true }).locator('xpath=..')

test('nothing that lies on a picture covers its mark', async ({ page }) => {
  await newDevice(page)
  await page.goto('/wedding-upload')
  await makePicture(page)
  const hold = page.getByRole('button', { name: 'Hold to compare' })
  const words = hold.getByText('Hold to compare')
  const slider = page.getByRole('button', { name: 'Compare with a slider' })
  for (const phone of phones) {
    await page.setViewportSize(phone)
    await clearsMark(hold, [words, slider])
  }
  await useLargeLetters(page)
  for (const phone of phones) {
    await page.setViewportSize(phone)
    await clearsMark(hold, [words, slider])
  }
})

test('share and save stand beside the name of a picture, however long that is', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { canShare: () => true }))
  await newDevice(page)
  for (const [style, name, make] of [
    ['Golden Tide', 'Golden Hour by the Sea', 'Make it with sample photos'],
    ['Toast in the Vines', 'A Toast among the Vines', 'Make our picture'],
  ]) {
    await page.goto(`/?style=${style}`)
    await page.getByRole('button', { name: make }).click()
    await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
    const title = await edgesOf(page.getByRole('heading', { name, exact: true }))
    for (const action of ['Share', 'Save']) {
      const { top, bottom } = await edgesOf(page.getByRole('button', { name: action, exact: true }))
      expect(top).toBeLessThan(title.bottom)
      expect(bottom).toBeGreaterThan(title.top)
    }
  }
})

/** Each part stands above the mark of the picture or beside it. */
async function clearsMark(picture: Locator, parts: readonly Locator[]): Promise<void> {
  const { left, right, top, bottom } = await edgesOf(picture)
  const [width, height] = [right - left, bottom - top]
  for (const part of parts) {
    const edges = await edgesOf(part)
    const isBeside =
      edges.right <= left + edgeMark.left * width || edges.left >= right - edgeMark.left * width
    expect(isBeside || edges.bottom <= top + edgeMark.top * height).toBe(true)
  }
}

/** Where the mark at the lower edge begins, as shares of a picture that has nothing else. */
const edgeMark = findEdgeMark({ widthPx: 1080, heightPx: 1440 })

function findEdgeMark({ widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const data = new Uint8Array(widthPx * heightPx * 3)
  drawEdgeMark({ widthPx, heightPx, data })
  const marked = Array.from({ length: widthPx * heightPx }, (_, i) => i).filter((i) => data[i * 3] > 0)
  return {
    top: Math.floor(marked[0] / widthPx) / heightPx,
    left: Math.min(...marked.map((i) => i % widthPx)) / widthPx,
  }
}

async function scrollToTop(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => main.scrollTo({ top: 0, behavior: 'instant' }))
}

async function edgesOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height }
}
