import { getSubscriptionStatus, listSavedPortraits } from '@ever-after/contract'
import { createEnginePool } from '@ever-after/engine'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { checkAccessibility } from './steps/check-accessibility.ts'
import { deviceOf, newDevice } from './steps/device.ts'
import { answered } from './steps/journey.ts'
import { drawingMs, giveSamplePhotos, tryStyle } from './steps/make-picture.ts'
import { openPreview } from './steps/open-preview.ts'
import { expectToast, recordToasts } from './steps/record-toasts.ts'
import { remainingChanges } from './steps/remaining-changes.ts'
import { sampleUpload } from './steps/sample-photo.ts'
import { test } from './steps/with-camera.ts'
import { wornDress } from './steps/worn-dress.ts'

// What is made here is really drawn; all other journeys get plain pictures.
test.use({
  baseURL: ({ studioServer }, use) => use(studioServer),
  // Who waits too long for portraits is sent away by the server, and the app asks again.
  deliberate: [answered(503)],
})
// Drawing takes longest: no worker waits for another one's pictures.
test.describe.configure({ mode: 'parallel' })
test.beforeEach(async ({ page }) => {
  test.slow()
  await recordToasts(page)
})

test.describe('several people in a photo', () => {
  test.use({ deliberate: [answered(422)] })

  test('a photo is shown by its head, and a tap says who is meant where it shows several people', {
    tag: ['@COUPLE-05', '@COUPLE-06'],
  }, async ({ page }) => {
    await newDevice(page)
    await page.goto('/wedding-upload')
    const couple = await readCouple()
    // As much room as hair can do with; less, and the coach warns of it.
    const close = await sharp(couple[0]).extract({ left: 0, top: 15, width: 600, height: 785 }).toBuffer()
    await choose(page, 'first', await onWall(close))
    await expect.poll(() => facesShown(page, 'First person')).toBe(1)
    const first = page.getByRole('region', { name: 'First person' })
    await expect(first.getByText(/^Kept until/)).toBeVisible()
    await expect(first.getByText(/^A part of the head is outside/)).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: 'Adjust the frame: First person' }).click()
    const zoom = page.getByRole('slider', { name: 'Zoom' })
    await expect(zoom).toHaveAttribute('min', '1')
    await expect(zoom).toHaveAttribute('max', '3')
    await expect(zoom).toHaveAttribute('step', '0.1')
    await page.getByRole('button', { name: 'Use this frame' }).click()
    await expect.poll(() => facesShown(page, 'First person')).toBe(1)

    await choose(page, 'second', await sideBySide(couple))
    const second = page.getByRole('region', { name: 'Second person' })
    await page.getByRole('button', { name: 'Face 2 of 2, right' }).focus()
    await page.keyboard.press('Enter')
    await expect(second.getByText(/^Kept until/)).toBeVisible()
    expect(await facesShown(page, 'Second person')).toBe(1)
    await expect(page.getByRole('button', { name: 'See us in the styles' })).toBeEnabled()
  })
})

async function choose(page: Page, person: 'first' | 'second', buffer: Buffer): Promise<void> {
  const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
  await page.getByLabel(`Choose a photo of the ${person} person`).setInputFiles(file)
}

const readCouple = async () => {
  const [first, second] = [await sampleUpload(1), await sampleUpload(2)]
  return [first.buffer, second.buffer] as const
}

/** A portrait at the right edge of a wide photo. */
function onWall(portrait: Buffer): Promise<Buffer> {
  return sharp(portrait).extend({ left: 1200, background: '#b9b4ab' }).jpeg().toBuffer()
}

async function sideBySide([first, second]: readonly [Buffer, Buffer]): Promise<Buffer> {
  return sharp(first)
    .resize(600, 800)
    .extend({ right: 600 })
    .composite([{ input: await sharp(second).resize(600, 800).toBuffer(), left: 600, top: 0 }])
    .jpeg()
    .toBuffer()
}

/** How many faces are found in what is shown of a person, which is 600 × 800 px. */
async function facesShown(page: Page, name: string): Promise<number> {
  const bytes = await page.getByRole('img', { name }).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const size = [image.naturalWidth, image.naturalHeight].join()
    const answer = await fetch(image.src)
    return size === '600,800' ? [...new Uint8Array(await answer.arrayBuffer())] : []
  })
  return bytes.length ? countFaces(Uint8Array.from(bytes)) : 0
}

test('a couple gives two portraits, picks a style and gets one picture of the two of them for one change', {
  tag: [
    '@SHELL-02',
    '@SHELL-04',
    '@SHELL-14',
    '@SHELL-25',
    '@COUPLE-11',
    '@COUPLE-25',
    '@HOME-11',
    '@STYLE-10',
    '@STYLE-20',
  ],
}, async ({ page }) => {
  await openPreview(page)
  await expect(page.getByText('5 changes left')).toBeVisible()
  const before = await remainingChanges(page)

  await page.getByRole('region', { name: 'Garden' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/\/wedding-upload$/)
  await giveSamplePhotos(page)
  await expectToast(page, 'Photos Uploaded!', drawingMs)
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  await expect(page.getByText('Applying Wedding Style... This may take a moment')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible({ timeout: drawingMs })

  const picture = page.getByRole('main').getByRole('img').first()
  const bytes = await page.evaluate(
    async (url) => {
      const answer = await fetch(url)
      return [...new Uint8Array(await answer.arrayBuffer())]
    },
    (await picture.getAttribute('src')) ?? '',
  )
  expect(await countFaces(Uint8Array.from(bytes))).toBe(2)
  expect(await remainingChanges(page)).toBe(before - 1)
})

test('a couple with photos sees itself in every style at once, for nothing, and may turn it off', async ({
  page,
}) => {
  await openPreview(page)
  const before = await remainingChanges(page)
  await page.getByRole('button', { name: 'Generate Wedding Photos' }).click()
  await giveSamplePhotos(page)
  await expect(page).toHaveURL(/\/wedding-style\/demo$/)
  for (const path of [/\/wedding-upload$/, /\/(\?app=preview)?$/]) {
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(path)
  }
  const own = page.getByRole('region', { name: 'Garden' }).locator('img[src^="data:image/webp"]')
  await page.getByRole('region', { name: 'Garden' }).scrollIntoViewIfNeeded()
  await expect(own.first()).toBeVisible({ timeout: drawingMs })
  const source = (await own.first().getAttribute('src')) ?? ''
  const thumbnail = await sharp(Buffer.from(source.split(',')[1], 'base64'))
    .resize(900)
    .jpeg()
    .toBuffer()
  expect(await countFaces(Uint8Array.from(thumbnail))).toBe(2)
  expect(await remainingChanges(page)).toBe(before)
  await page.getByRole('switch', { name: 'See yourselves in every style' }).click()
  await expect(own).toHaveCount(0)
})

test('a couple gets two portraits each, asks for more, chooses, and marries in a style with them', {
  tag: ['@SHELL-05', '@COUPLE-14', '@COUPLE-16', '@COUPLE-20', '@COUPLE-22', '@PORTRAIT-01', '@PORTRAIT-17'],
}, async ({ page }) => {
  await newDevice(page)
  await page.goto('/wedding-upload')
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'Enhance portraits' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your portraits' })).toBeVisible({
    timeout: drawingMs,
  })
  const first = portraitsOf(page, 'First person')
  await expect(first).toHaveCount(3)
  await expect(portraitsOf(page, 'Second person')).toHaveCount(3)

  await page.getByRole('button', { name: 'Regenerate: First person' }).click()
  await page.getByRole('button', { name: 'Use the same photo' }).click()
  await expect(first).toHaveCount(5, { timeout: drawingMs })

  await page.getByRole('button', { name: 'Look closer: Studio, First person' }).click()
  const large = await page.getByRole('dialog').getByRole('img', { name: 'Studio' }).boundingBox()
  // Nothing of a portrait is cut off.
  expect((large?.width ?? 0) / (large?.height ?? 1)).toBeCloseTo(3 / 4, 2)
  const preview = page.getByRole('dialog', { name: 'Studio' })
  // What is held shows the photo in the very place of the portrait.
  await preview.getByRole('button', { name: 'Hold to compare' }).hover()
  await page.mouse.down()
  const original = preview.getByRole('img', { name: 'Original photo 1' })
  await expect(original).toBeVisible()
  expect(await original.boundingBox()).toEqual(large)
  await page.mouse.up()
  const [widthPx] = await preview.getByRole('img').first().evaluate(sizeOf)
  expect(widthPx).toBeGreaterThanOrEqual(600)
  await preview.getByRole('button', { name: 'Choose this portrait' }).click()
  await page.getByRole('radiogroup', { name: 'Portraits: Second person' }).getByText('Natural').click()
  await page.getByRole('button', { name: 'Confirm Selection' }).click()

  await tryStyle(page)
  const { call } = await deviceOf(page)
  expect(await call(listSavedPortraits, {})).toHaveLength(2)
  const { usage } = await call(getSubscriptionStatus, {})
  expect(usage.portraitGenerationsRemaining).toBe(1)
})

test('a person tries on the dress of a photo and takes the photo back afterwards', {
  tag: ['@DRESS-13', '@DRESS-16', '@DRESS-17', '@DRESS-18', '@DRESS-23'],
}, async ({ page }) => {
  await newDevice(page)
  await page.goto('/wedding-dress-upload')
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'See me in the dresses' }).click()
  await page.getByRole('tab', { name: 'Uploads (0)' }).click()
  await page.getByRole('button', { name: 'Upload Your Own Dress' }).click()
  const sheet = page.getByRole('dialog', { name: 'Upload Your Own Dress' })
  await sheet.getByLabel('Choose a photo').setInputFiles(await wornDress())
  await sheet.getByLabel('Name of the dress').fill('Grandmother’s')
  await sheet.getByRole('button', { name: 'Upload dress' }).click()
  await expectToast(page, 'Dress Uploaded!', drawingMs)
  await expect(page.getByRole('tab', { name: 'Uploads (1)' })).toBeVisible()

  const sent = page.waitForRequest('**/api/wedding-dress/apply')
  await page.getByRole('button', { name: 'Try this wedding dress' }).click()
  await expectToast(page, 'Dress Applied!', drawingMs)
  expect((await sent).postDataJSON()).toMatchObject({ isCustomDress: true, dressName: 'Grandmother’s' })

  await page.goto('/dresses')
  await page.getByRole('button', { name: 'Delete Grandmother’s' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Dress Deleted')
  await expect(page.getByText('Grandmother’s')).toHaveCount(0)
  await page.goto('/history')
  await page.getByRole('tab', { name: 'Dress Try-Ons (1)' }).click()
  await expect(page.getByRole('button', { name: /^Grandmother’s/ })).toBeVisible()
})

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
  await newDevice(page)
  const before = await remainingChanges(page)
  await page.goto('/camera')
  await checkAccessibility(page)

  await page.getByRole('button', { name: 'Take the photo' }).click()
  const taken = page.getByRole('img', { name: 'Your photo' })
  expect(await taken.evaluate(sizeOf)).toEqual([540, 720])
  await page.getByRole('button', { name: 'Retake' }).click()
  await page.getByRole('button', { name: 'Take the photo' }).click()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Use Photo' }).click()

  await expect(page).toHaveURL(/\/hair-color\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('radio')).toHaveCount(13, { timeout: drawingMs })
  await page.getByText('Platinum').click()
  await expect(page.getByRole('img', { name: 'Platinum, a small free preview' })).toBeVisible()
  await checkAccessibility(page)
  expect(await remainingChanges(page)).toBe(before)

  await page.getByRole('button', { name: 'Apply platinum' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible({ timeout: drawingMs })
  const picture = page.getByRole('img', { name: 'Platinum', exact: true })
  await expect.poll(async () => (await picture.evaluate(sizeOf))[0]).toBeGreaterThanOrEqual(540)
  const [widthPx, heightPx] = await picture.evaluate(sizeOf)
  expect(heightPx / widthPx).toBeCloseTo(4 / 3, 2)
  expect(await remainingChanges(page)).toBe(before - 1)
  await checkAccessibility(page)
})

function portraitsOf(page: Page, person: string) {
  return page.getByRole('radiogroup', { name: `Portraits: ${person}` }).getByRole('radio')
}

function sizeOf(image: Element): [number, number] {
  const { naturalWidth, naturalHeight } = image as HTMLImageElement
  return [naturalWidth, naturalHeight]
}

async function countFaces(picture: Uint8Array): Promise<number> {
  const pool = createEnginePool({ size: 1 })
  try {
    return (await pool.findFaces(picture)).length
  } finally {
    await pool.close()
  }
}
