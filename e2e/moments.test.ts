import { expect, type Page } from '@playwright/test'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { makeStyles, uploadCouple } from './steps/make-content.ts'
import { giveSamplePhotos, tryStyle } from './steps/make-picture.ts'

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a picture that was waited for is revealed', async ({ page }) => {
    await newDevice(page)
    await page.goto('/wedding-upload')
    await giveSamplePhotos(page)
    await page.evaluate(() => {
      const names: string[] = []
      Object.assign(window, { names })
      document.addEventListener('animationstart', ({ animationName }) => names.push(animationName))
    })
    await tryStyle(page)
    const begun = () => page.evaluate(() => (window as unknown as { names: string[] }).names)
    await expect.poll(begun).toContain('reveal')
  })
})

test('a picture is looked at closely by two fingers and turned to the one beside it', async ({ page }) => {
  await openFirstOf(page, 2)
  await page.getByRole('button', { name: 'View large' }).click()
  const viewer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Zoom in' }) })
  const picture = viewer.getByRole('img').first()
  const widthPx = async () => (await picture.boundingBox())?.width ?? 0
  const before = await widthPx()
  await spreadFingers(page)
  await expect.poll(widthPx).toBeGreaterThan(1.5 * before)
  const first = await picture.getAttribute('src')
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await expect(viewer.getByText('Picture 2 of 2')).toBeVisible()
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await expect.poll(widthPx).toBe(before)
})

test('the paywall that keeps a couple from saving its picture shows that picture', async ({ page }) => {
  await openFirstOf(page, 1)
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  const paywall = page.getByRole('dialog', { name: 'Saving the full picture is part of Premium' })
  await expect(paywall.locator('img[src*="/results/"]')).toBeVisible()
})

test('one finger turns a whole picture over and draws it away, and moves an enlarged one about', async ({
  page,
}) => {
  await openFirstOf(page, 2)
  await page.getByRole('button', { name: 'View large' }).click()
  const viewer = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Zoom in' }) })
  const picture = viewer.getByRole('img').first()
  const box = async () => (await picture.boundingBox()) ?? { x: 0, width: 0 }
  await expect(viewer.getByText('Picture 1 of 2')).toBeVisible()
  await drawFinger(page, { x: -150, y: 0 })
  await expect(viewer.getByText('Picture 2 of 2')).toBeVisible()

  await expect.poll(async () => (await box()).width).toBeGreaterThan(0)
  const whole = await box()
  await spreadFingers(page)
  await expect.poll(async () => (await box()).width).toBeGreaterThan(1.5 * whole.width)
  const enlarged = await box()
  await drawFinger(page, { x: 150, y: 0 })
  await expect.poll(async () => (await box()).x).toBeGreaterThan(enlarged.x + 50)
  await drawFinger(page, { x: 0, y: 250 })
  await expect(viewer.getByText('Picture 2 of 2')).toBeVisible()

  await viewer.getByRole('button', { name: 'Previous picture' }).click()
  await expect.poll(async () => (await box()).width).toBe(whole.width)
  await drawFinger(page, { x: 0, y: 250 })
  await expect(viewer).toHaveCount(0)
})

test('from an old picture a couple goes to another style with the same photos, and the last one stands at Home', async ({
  page,
}) => {
  const { name } = await openFirstOf(page, 1)
  await page.getByRole('button', { name: 'Another style with these photos' }).click()
  const other = page.getByRole('tabpanel').getByRole('button', { pressed: false }).first()
  const otherName = (await other.textContent()) ?? ''
  expect(otherName).not.toContain(name)
  await other.click()
  await tryStyle(page)
  await page.goto('/')
  const last = page.getByRole('region', { name: `Your last picture, ${otherName}` })
  await expect(last.locator('img')).toBeVisible()
})

test('a picture is shared with a link, and whoever follows it comes to the style', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ text }: ShareData) => void Object.assign(window, { shared: text }),
    })
  })
  const { name } = await openFirstOf(page, 1)
  await page.getByRole('button', { name: 'Share' }).click()
  const shared = () => page.evaluate(() => (window as unknown as { shared?: string }).shared)
  await expect.poll(shared).toContain('Made with AI')
  const link = (await shared())?.split('\n').at(-1) ?? ''

  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
  const friend = await context.newPage()
  await newDevice(friend)
  await friend.goto(link)
  await expect(friend).toHaveURL(/\/wedding-upload$/)
  await expect(friend.getByText('Your style').locator('..')).toContainText(name)
  await context.close()
})

/** A device with some pictures, the latest of which is open in the history. */
async function openFirstOf(page: Page, count: number): Promise<{ name: string }> {
  const { call } = await newDevice(page)
  const couple = await uploadCouple(call)
  await makeStyles(call, { couple, count })
  await page.goto('/history')
  await page.getByRole('region', { name: 'Today' }).getByRole('button').first().click()
  const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).last().textContent()
  return { name: name ?? '' }
}

/** One finger on the middle of the screen, drawn aside or down. */
async function drawFinger(page: Page, by: { x: number; y: number }): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1])
    await browser.send('Input.dispatchTouchEvent', {
      type: share === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: 195 + by.x * share, y: 380 + by.y * share }],
    })
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Two fingers on the middle of the screen, drawn apart. */
async function spreadFingers(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', apartPx: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [-1, 1].map((side, id) => ({ x: 195, y: 420 + (side * apartPx) / 2, id })),
    })
  await touch('touchStart', 60)
  for (const apartPx of [100, 150, 200, 250]) await touch('touchMove', apartPx)
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
