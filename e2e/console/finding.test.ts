import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { asOperator, logIn, openTab, test } from '../steps/console.ts'
import { outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import { cardsOf } from '../steps/console-styles.ts'

const outline = {
  Beach: ['Shore', 'Dune', 'Cliff', 'Harbour', 'Pier', 'Cove', 'Lagoon'],
  'Indoor Elegance': ['Hall'],
  Garden: ['Rose', 'Beach Roses'],
}

test.beforeEach(async ({ page, consoleServer }) => {
  await seedCatalogue(await asOperator(consoleServer), outline)
  await logIn(page)
})

test('a style is found by its name or its category, sorted, and folded away again', {
  tag: ['@LIVE-05', '@LIVE-06', '@LIVE-07', '@LIVE-08', '@LIVE-11'],
}, async ({ page }) => {
  await expect(page.getByText('3 categories · 10 styles · 0 popular')).toBeVisible()
  await expect(cardsOf(page, 'Indoor Elegance')).toHaveText(['Hall'])
  await expect(cardsOf(page, 'Garden')).toHaveCount(0)
  await page.keyboard.press('/')
  const search = page.getByPlaceholder('Search styles...')
  await expect(search).toBeFocused()
  await search.fill('BEACH')
  await expect(cardsOf(page, 'Beach')).toHaveText(outline.Beach)
  await expect(cardsOf(page, 'Garden')).toHaveText(['Beach Roses'])
  await search.fill('castle')
  await page.getByRole('button', { name: 'Show all styles' }).click()
  await page.getByLabel('Sort by').selectOption('Name')
  await expect(cardsOf(page, 'Beach').first()).toHaveText('Cliff')
  await page.getByLabel('Rating', { exact: true }).selectOption('High (70%+)')
  await expect(page.getByText('No style matches the search and the filter.')).toBeVisible()
  await page.getByLabel('Rating', { exact: true }).selectOption('Unrated')
  await expect(cardsOf(page, 'Indoor Elegance')).toHaveText(['Hall'])
})

test('an exported catalogue is a file that holds all of it', { tag: ['@LIVE-04', '@LIVE-52'] }, async ({
  page,
}) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^wedding-styles-live-\d{4}-.*\.json$/)
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  const { styles, categoryOrder, version } = await readCatalogue(await asOperator())
  expect(file).toMatchObject({ styles, categoryOrder, version, type: 'live' })
  expect(outlineOf({ styles, categoryOrder, version })).toEqual(outline)
})

test('five styles and five dresses stand beside each other, on a wide screen and at 768 px', {
  tag: ['@LIVE-18', '@LIVE-19', '@LIVE-20'],
}, async ({ page }) => {
  for (const widthPx of [1440, 1280, 1024, 768]) {
    await page.setViewportSize({ width: widthPx, height: 900 })
    await openTab(page, 'Live Styles')
    await expect.poll(() => columnsOf(page, 'Select (Shore|Dune|Cliff|Harbour|Pier|Cove|Lagoon)')).toBe(5)
    // The pointer is at the tabs.
    for (const name of ['Popular: Shore', 'Move Shore', 'Edit Details of Shore'])
      expect(await isSeen(page.getByRole('button', { name, exact: true }))).toBe(true)
    if (widthPx === 1440) await expect(page.getByText('Edit Details', { exact: true }).first()).toBeVisible()
    await openTab(page, 'Dresses')
    await expect.poll(() => columnsOf(page, 'Select .+')).toBe(5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widthPx)
  }
})

/** In how many places beside each other the cards stand whose checkboxes have such names. */
async function columnsOf(page: Page, name: string): Promise<number> {
  const cards = page
    .locator('#screen li')
    .filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${name}$`) }) })
  const lefts = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().left)),
  )
  return new Set(lefts).size
}

/** Whether an element is drawn, neither hidden nor transparent. */
function isSeen(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
}
