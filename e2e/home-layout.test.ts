import { expect, type Locator } from '@playwright/test'
import { test } from './steps/journey.ts'
import { openPreview } from './steps/open-preview.ts'

test('styles stand three in a row on every phone, and beyond', {
  tag: ['@HOME-08'],
}, async ({ page }) => {
  await openPreview(page)
  const tiles = page.getByRole('region', { name: 'Garden' }).getByRole('button')
  await expect.poll(() => tiles.count()).toBeGreaterThan(5)
  for (const width of [320, 360, 390, 412, 500, 600, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect([width, await firstRow(tiles)]).toEqual([width, 3])
  }
})

test('the cards of the carousel on Home are 90 by 120', { tag: ['@HOME-25', '@HOME-31'] }, async ({
  page,
}) => {
  await openPreview(page)
  const carousel = page.getByRole('region', { name: 'Styles by category' })
  const cards = carousel.getByRole('tabpanel').getByRole('button')
  await expect.poll(() => cards.count()).toBeGreaterThan(0)
  const sizes = await cards.evaluateAll((all) =>
    all.map((card) => `${card.clientWidth}x${card.clientHeight}`),
  )
  expect(new Set(sizes)).toEqual(new Set(['90x120']))
  expect(await firstRow(cards)).toBe(await cards.count())
})

/** How many stand beside the first one. */
function firstRow(tiles: Locator): Promise<number> {
  return tiles.evaluateAll((cards) => {
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })
}
