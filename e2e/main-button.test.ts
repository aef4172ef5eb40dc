import { expect, type Locator, type Page } from '@playwright/test'
import { choosePhoto } from './steps/choose-photo.ts'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { useLargeLetters } from './steps/large-letters.ts'
import { savePortraits, uploadCouple } from './steps/make-content.ts'

test('on the way to a picture the main button is in view on a phone, wherever the page is scrolled', async ({
  page,
}) => {
  const { call } = await newDevice(page)
  await savePortraits(call, await uploadCouple(call))
  await page.goto('/')
  await page.getByRole('button', { name: 'The Rose Garden' }).first().click()
  const make = page.getByRole('button', { name: 'Make our picture' })
  await staysInView(page, make)
  await choosePhoto(page, 1)
  await choosePhoto(page, 2)
  await staysInView(page, make)
  await expect(make).toBeEnabled()
  await page.getByRole('button', { name: 'Saved portraits (2/8)' }).click()
  await staysInView(page, page.getByRole('button', { name: 'Use Selected Portraits' }))
})

test('with letters of twice the size the main button covers no category, on a tall window either', async ({
  page,
}) => {
  await newDevice(page)
  await page.goto('/wedding-style/demo')
  await page.getByRole('tab', { name: 'Garden' }).waitFor()
  await useLargeLetters(page)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 1200 },
  ]) {
    await page.setViewportSize(size)
    const tabs = await boxOf(page.getByRole('tablist'))
    const button = await boxOf(page.getByRole('button', { name: 'Try this wedding style' }))
    expect(button.y).toBeGreaterThanOrEqual(tabs.y + tabs.height)
  }
})

test('on a phone a row of dresses stands whole above the button that tries one on', async ({ page }) => {
  await newDevice(page)
  await page.goto('/dresses')
  await page
    .getByRole('button', { name: /^Pearl/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'Skip to dresses' }).click()
  await page.getByRole('button', { name: 'Use this photo' }).click()
  const button = page.getByRole('button', { name: 'Try this wedding dress' })
  const dresses = page.getByRole('tabpanel')
  await button.waitFor()
  await expect(page.getByRole('button', { name: 'Upgrade' })).toBeVisible()
  for (const size of [
    { width: 390, height: 844 },
    { width: 430, height: 932 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expect(button).toBeInViewport({ ratio: 1 })
    const [row, bar] = [await boxOf(dresses), await boxOf(button)]
    expect(row.y + row.height).toBeLessThanOrEqual(bar.y)
  }

  await page.setViewportSize({ width: 320, height: 640 })
  await reachesOver(page, dresses, button)
  await useLargeLetters(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await reachesOver(page, dresses, button)
})

/** Where they do not fit beside each other, the page scrolls until the button covers nothing of the part. */
async function reachesOver(page: Page, part: Locator, button: Locator): Promise<void> {
  await page
    .getByRole('main')
    .evaluate((main) => main.scrollTo({ top: main.scrollHeight, behavior: 'instant' }))
  const [above, below] = [await boxOf(part), await boxOf(button)]
  expect(above.y).toBeGreaterThanOrEqual(0)
  expect(above.y + above.height).toBeLessThanOrEqual(below.y)
}

async function staysInView(page: Page, button: Locator): Promise<void> {
  await button.waitFor()
  for (const share of [0, 0.5]) {
    await page.getByRole('main').evaluate((main, at) => {
      main.scrollTop = at * (main.scrollHeight - main.clientHeight)
    }, share)
    await expect(button).toBeInViewport({ ratio: 1 })
  }
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box
}
