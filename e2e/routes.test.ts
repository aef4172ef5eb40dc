import { expect, type Locator, type Page } from '@playwright/test'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { openPreview } from './steps/open-preview.ts'

const tabPages = {
  '/': 'Styles',
  '/dresses': 'Dresses',
  '/history': 'History',
  '/premium': 'Premium',
  '/settings': 'Settings',
}
const otherPages = ['/wedding-upload', '/camera', '/faq']

test('a link opens any page of the app, and only the five tabs have the bar', {
  tag: ['@SHELL-19', '@SHELL-20', '@SHELL-26', '@SHELL-33', '@SHELL-36', '@SHELL-37', '@INFO-08'],
}, async ({ page }) => {
  await newDevice(page)
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const [path, name] of Object.entries(tabPages)) {
    await page.goto(path)
    await expect(bar.getByRole('link')).toHaveText(Object.values(tabPages))
    await expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await lowerEdgeOf(bar)).toBe(await lowerEdgeOf(page.locator('#frame')))
  }
  for (const path of otherPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toBeHidden()
  }
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await expect(bar).toBeHidden()
})

test('a couple picks a style and comes to its own screen, at the top of every page', {
  tag: ['@SHELL-25', '@SHELL-38', '@HOME-04', '@HOME-11'],
}, async ({ page }) => {
  await openPreview(page)
  await page.getByRole('button', { name: 'Explore All Styles' }).click()
  await expect.poll(() => scrolledPx(page)).toBeGreaterThan(300)
  await page.getByRole('region', { name: 'Garden' }).getByRole('button').last().click()
  await expect(page).toHaveURL(/\/wedding-upload$/)
  await expect.poll(() => scrolledPx(page)).toBe(0)
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'Skip to styles' }).click()
  await page.getByRole('button', { name: 'Use these photos' }).click()
  await expect(page).toHaveURL(/\/wedding-style\/demo$/)
})

async function lowerEdgeOf(part: Locator): Promise<number> {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return box.y + box.height
}

function scrolledPx(page: Page): Promise<number> {
  return page.getByRole('main').evaluate((screen) => screen.scrollTop)
}
