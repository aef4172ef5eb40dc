import { hairColour, type PhotoFrame } from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'

const photoId = '00000000-0000-4000-8000-000000000007'
/** A red dot stands for a point of the face; green around the part, the part itself grey and in the preview blue. */
const photos = [
  { ratio: '1:1', width: 1200, height: 1200 },
  { ratio: '2:3', width: 800, height: 1200 },
  { ratio: '3:4', width: 900, height: 1200 },
  { ratio: '16:9', width: 1600, height: 900 },
]

for (const { ratio, width, height } of photos)
  test(`a point of the face stays where it is when a ${ratio} photo shows in another colour`, async ({
    page,
  }) => {
    await newDevice(page)
    const part = { left: Math.round(width * 0.3), top: Math.round(height * 0.1), width: 360, height: 480 }
    const dot = { x: part.left + 240, y: part.top + 120 }
    await answerWith(page, { size: { width, height }, part, dot })
    await page.goto(`/hair-color/${photoId}`)
    await page.getByText('Teal', { exact: true }).click()
    const seen = page.getByRole('img', { name: 'Teal, a small free preview' })
    await expect(seen).toHaveAttribute('src', /^blob:/)
    const [atDot, besideDot, outside, size] = await seen.evaluate(
      (image: HTMLImageElement, points) => {
        const canvas = document.createElement('canvas')
        Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight })
        const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
        context.drawImage(image, 0, 0)
        const colours = points.map(({ x, y }) =>
          Array.from(context.getImageData(x * image.naturalWidth, y * image.naturalHeight, 1, 1).data),
        )
        return [...colours, [image.naturalWidth, image.naturalHeight]]
      },
      [dot, { x: dot.x - 60, y: dot.y + 60 }, { x: part.left - 30, y: dot.y }].map(({ x, y }) => ({
        x: x / width,
        y: y / height,
      })),
    )
    expect(nameOf(atDot)).toBe('red')
    expect(nameOf(besideDot)).toBe('blue')
    expect(nameOf(outside)).toBe('green')
    expect(size[0] / size[1]).toBeCloseTo(width / height, 2)
  })

interface Answers {
  size: { width: number; height: number }
  part: { left: number; top: number; width: number; height: number }
  dot: { x: number; y: number }
}

/** A photo of the device whose preview shows a part of it. */
async function answerWith(page: Page, { size, part, dot }: Answers): Promise<void> {
  const plain = ({ width, height }: Answers['size'], background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
  const red = { input: await plain({ width: 36, height: 36 }, '#e00000').png().toBuffer() }
  const grey = { input: await plain(part, '#808080').png().toBuffer() }
  const photo = await plain(size, '#00a000')
    .composite([
      { ...grey, left: part.left, top: part.top },
      { ...red, left: dot.x - 18, top: dot.y - 18 },
    ])
    .jpeg({ quality: 95 })
    .toBuffer()
  const coloured = await plain(part, '#0000e0')
    .composite([{ ...red, left: dot.x - part.left - 18, top: dot.y - part.top - 18 }])
    .png()
    .toBuffer()
  const preview = await sharp(coloured).resize(240, 320).webp().toBuffer()
  const frame: PhotoFrame = {
    x: part.left / size.width,
    y: part.top / size.height,
    width: part.width / size.width,
    height: part.height / size.height,
  }
  await page.route(`**/api/photos/${photoId}`, (route) =>
    route.fulfill({
      json: {
        id: photoId,
        url: '/synthetic/photo',
        widthPx: size.width,
        heightPx: size.height,
        expiresAt: null,
      },
    }),
  )
  await page.route(`**/api/hair-color/${photoId}/swatches`, (route) =>
    route.fulfill({
      json: { swatches: hairColour.options.map((color) => ({ color, url: '/synthetic/preview' })), frame },
    }),
  )
  await page.route('**/synthetic/photo', (route) => route.fulfill({ body: photo, contentType: 'image/jpeg' }))
  await page.route('**/synthetic/preview', (route) =>
    route.fulfill({ body: preview, contentType: 'image/webp' }),
  )
}

/** The channel that is far above the two others. */
function nameOf(rgba: readonly number[]): string {
  const [first, second] = [0, 1, 2].sort((a, b) => rgba[b] - rgba[a])
  return rgba[first] - rgba[second] > 60 ? ['red', 'green', 'blue'][first] : 'none'
}
