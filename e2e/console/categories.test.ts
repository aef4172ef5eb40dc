import { expect } from '@playwright/test'
import { asOperator, logIn, openTab, test } from '../steps/console.ts'
import { outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import { alerts, answer, answerWith, cardsOf, expectSaved, messages } from '../steps/console-styles.ts'

const outline = { Beach: ['Shore', 'Dune', 'Cliff'], Garden: ['Rose', 'Arbour'] }

test.beforeEach(async ({ page, consoleServer }) => {
  await seedCatalogue(await asOperator(consoleServer), outline)
  await logIn(page)
})

test('a category is made, renamed and filled, but never called Popular', {
  tag: ['@ADMIN-01', '@LIVE-01', '@LIVE-12', '@LIVE-43', '@LIVE-44'],
}, async ({ page }) => {
  await page.getByRole('button', { name: 'Add Category' }).click()
  await answerWith(page, { question: 'New category', words: 'POPULAR', button: 'Add' })
  await expect(alerts(page).getByText(/^Popular is a special category\./)).toBeVisible()
  await alerts(page).getByRole('button', { name: 'Dismiss' }).click()

  await page.getByRole('button', { name: 'Add Category' }).click()
  await answerWith(page, { question: 'New category', words: 'Castle', button: 'Add' })
  await expect(page.getByText('There is no style in this category yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Rename Castle' }).click()
  await answerWith(page, { question: 'Rename "Castle"', words: 'Castles', button: 'Rename' })
  await page.getByRole('button', { name: 'Move Dune' }).click()
  await page.getByRole('menuitem', { name: 'Castles' }).click()
  await expect(cardsOf(page, 'Castles')).toHaveText(['Dune'])
  await expectSaved(page)
  expect(outlineOf(await readCatalogue(await asOperator()))).toEqual({
    Beach: ['Shore', 'Cliff'],
    Garden: ['Rose', 'Arbour'],
    Castles: ['Dune'],
  })
})

test('a renamed category keeps its place and its styles for the couples, and gets its old name back', {
  tag: ['@full', '@LIVE-41'],
}, async ({ page, openAsCouple }) => {
  await page.getByRole('button', { name: 'Rename Beach' }).click()
  await answerWith(page, { question: 'Rename "Beach"', words: 'Coast', button: 'Rename' })
  await expect(cardsOf(page, 'Coast')).toHaveText(outline.Beach)
  await expectSaved(page)
  const couple = await openAsCouple()
  await expect(couple.getByRole('region', { name: 'Coast' }).getByRole('button')).toHaveText(outline.Beach)
  await page.getByRole('button', { name: 'Undo: Renamed Beach to Coast' }).click()
  await expect(cardsOf(page, 'Beach')).toHaveText(outline.Beach)
  await expectSaved(page)
  expect(outlineOf(await readCatalogue(await asOperator()))).toEqual(outline)
})

test('a category goes into the archive whole with its reason, and comes back whole', {
  tag: ['@LIVE-53', '@ADMIN-16'],
}, async ({ page, openAsCouple }) => {
  await page.getByRole('button', { name: 'Archive Beach' }).click()
  await answerWith(page, { question: 'Why is "Beach" archived?', words: '', button: 'Next' })
  await answer(page, /^Archive "Beach"/, 'Cancel')
  await expect(cardsOf(page, 'Beach')).toHaveText(outline.Beach)

  await page.getByRole('button', { name: 'Archive Garden' }).click()
  await answerWith(page, { question: 'Why is "Garden" archived?', words: 'Out of season', button: 'Next' })
  await answer(
    page,
    'Archive "Garden" and all its 2 styles? They can be restored from the Archive tab.',
    'Archive',
  )
  await expect(messages(page).getByText('✓ Archived 2 styles. View them in the Archive tab.')).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Tabs' })
  await expect(tabs.getByRole('link', { name: 'Archive 2 archived' })).toBeVisible()
  expect(outlineOf(await readCatalogue(await asOperator()))).toEqual({ Beach: outline.Beach })
  const couple = await openAsCouple()
  await expect(couple.getByRole('region', { name: 'Beach' })).toBeVisible()
  await expect(couple.getByRole('region', { name: 'Garden' })).toHaveCount(0)

  await openTab(page, 'Archive')
  await expect(page.getByRole('row').filter({ hasText: 'Rose' })).toContainText('Out of season')
  await openTab(page, 'Live Styles')
  await page.getByRole('button', { name: 'Undo: Archive 2 styles' }).click()
  await expect(tabs.getByRole('link', { name: /^Archive/ })).not.toContainText('archived')
  expect(outlineOf(await readCatalogue(await asOperator()))).toEqual(outline)
})
