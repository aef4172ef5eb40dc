import { expect, type Page } from '@playwright/test'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { openPreview, passWelcome } from './steps/open-preview.ts'

test('who comes back from the photos finds Home where it was left, and a new way there its top', {
  tag: '@SHELL-38',
}, async ({ page }) => {
  await newDevice(page)
  await page.goto('/')
  const tile = page.getByRole('region', { name: 'Winter' }).getByRole('button').first()
  for (const back of [() => page.goBack(), () => page.getByRole('button', { name: 'Back' }).click()]) {
    await tile.scrollIntoViewIfNeeded()
    const left = await scrolledPx(page)
    expect(left).toBeGreaterThan(3000)
    await tile.click()
    await expect(page).toHaveURL(/\/wedding-upload$/)
    await expect.poll(() => scrolledPx(page)).toBe(0)
    await back()
    await expect(page).toHaveURL(/\/$/)
    await expect.poll(() => scrolledPx(page)).toBe(left)
  }
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('link', { name: 'Styles' }).click()
  await expect.poll(() => scrolledPx(page)).toBe(0)
})

test('a category of the row brings its styles into view', async ({ page }) => {
  await newDevice(page)
  await page.goto('/')
  const row = page.getByRole('navigation', { name: 'Go to a category' })
  await row.getByRole('button', { name: 'Vineyard' }).click()
  const heading = page.getByRole('heading', { name: 'Vineyard' })
  await expect(heading).toBeInViewport({ ratio: 1 })
  const lower = await row.evaluate((nav) => nav.getBoundingClientRect().bottom)
  const upper = await heading.evaluate((words) => words.getBoundingClientRect().top)
  expect(upper).toBeGreaterThan(lower)
})

test('the last step of the welcome ends with styles in view', async ({ page }) => {
  await openPreview(page, { isNew: true })
  await passWelcome(page)
  await page.getByRole('button', { name: 'Maybe Later' }).click()
  await page.getByRole('button', { name: 'Choose a style' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const first = page.getByRole('region', { name: 'Popular' }).getByRole('button').first()
  await expect(first).toBeInViewport({ ratio: 1 })
})

function scrolledPx(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((screen) => screen.scrollTop)
}
