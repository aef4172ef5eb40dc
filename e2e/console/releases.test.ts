import { expect } from '@playwright/test'
import { asOperator, logIn, openTab, test } from '../steps/console.ts'
import { outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import { cardsOf, messages, renameStyle } from '../steps/console-styles.ts'

const outline = { Beach: ['Shore', 'Dune'], Garden: ['Rose'] }

test.beforeEach(async ({ page, consoleServer }) => {
  await seedCatalogue(await asOperator(consoleServer), outline)
  await logIn(page)
})

test('every save is a release that says who made it and what it changed, and can be put back on top', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Say your name' }).click()
  const naming = page.getByRole('dialog', { name: 'Who is at the console?' })
  await naming.getByRole('textbox').fill('Ann')
  await naming.getByRole('button', { name: 'Save name' }).click()
  await renameStyle(page, 'Shore', 'Shoreline')
  await renameStyle(page, 'Dune', 'High Dune')
  await openTab(page, 'Releases')
  const releases = page.getByRole('region', { name: 'Live Styles' }).getByRole('row')
  await expect(releases.nth(1)).toContainText('Current')
  for (const place of [1, 2]) {
    await expect(releases.nth(place)).toContainText('Ann')
    await expect(releases.nth(place)).toContainText('1 changed')
    await releases.nth(place).getByRole('checkbox').check()
  }
  await page.getByRole('button', { name: 'Compare the two' }).click()
  const comparison = page.getByRole('dialog', { name: /^Release \d+ and Release \d+$/ })
  await expect(comparison.getByText('display name')).toBeVisible()
  await expect(comparison.getByText('Before: Dune')).toBeVisible()
  await expect(comparison.getByText('After: High Dune')).toBeVisible()
  await expect(comparison.getByText('Shoreline')).toHaveCount(0)
  await comparison.getByRole('button', { name: 'Close' }).click()

  await releases
    .nth(3)
    .getByRole('button', { name: /^Restore release/ })
    .click()
  const restoring = page.getByRole('dialog', { name: /^Restore release \d+\?$/ })
  await expect(restoring.getByText('Before: Shoreline')).toBeVisible()
  await restoring.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(messages(page).getByText(/^Release \d+ is restored\.$/)).toBeVisible()
  await expect(releases.nth(1)).toContainText('Restored a release')
  await openTab(page, 'Live Styles')
  await expect(cardsOf(page, 'Beach')).toHaveText(outline.Beach)
  expect(outlineOf(await readCatalogue(await asOperator()))).toEqual(outline)
})
