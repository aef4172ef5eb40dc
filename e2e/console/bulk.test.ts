import { expect } from '@playwright/test'
import { asOperator, logIn, openTab, test } from '../steps/console.ts'
import { outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import {
  answer,
  answerWith,
  bulkBar,
  cardsOf,
  expectSaved,
  messages,
  selectStyles,
  undo,
  unfold,
} from '../steps/console-styles.ts'

const outline = { Beach: ['Shore', 'Dune', 'Cliff', 'Harbour', 'Pier'], Garden: ['Rose'] }

test.beforeEach(async ({ page, consoleServer }) => {
  await seedCatalogue(await asOperator(consoleServer), outline)
  await logIn(page)
})

test('styles are chosen one by one, as a row and all at once, and let go again', {
  tag: ['@LIVE-15', '@LIVE-21', '@LIVE-27'],
}, async ({ page }) => {
  await selectStyles(page, ['Dune'])
  await expect(bulkBar(page)).toContainText('1 selected')
  await page.getByRole('checkbox', { name: 'Select Harbour' }).click({ modifiers: ['Shift'] })
  await expect(bulkBar(page)).toContainText('3 selected')
  await page.getByRole('checkbox', { name: 'Select all styles of Beach' }).check()
  await expect(bulkBar(page)).toContainText('5 selected')
  await bulkBar(page).getByRole('button', { name: 'Clear' }).click()
  await expect(bulkBar(page)).toBeHidden()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('chosen styles get a subcategory together and lose it together', {
  tag: ['@full', '@LIVE-22', '@LIVE-48'],
}, async ({ page }) => {
  const call = await asOperator()
  const subcategories = async () =>
    (await readCatalogue(call)).styles.Beach.map((style) => style.subcategory || null)
  await selectStyles(page, ['Shore', 'Dune'])
  await bulkBar(page).getByRole('button', { name: 'Set Subcategory' }).click()
  await answerWith(page, { question: 'Set the subcategory of 2 styles', words: 'Sand', button: 'Set' })
  await expectSaved(page)
  await expect.poll(subcategories).toEqual(['Sand', 'Sand', null, null, null])
  await undo(page)
  await expect.poll(subcategories).toEqual([null, null, null, null, null])

  await bulkBar(page).getByRole('button', { name: 'Set Subcategory' }).click()
  await answerWith(page, { question: 'Set the subcategory of 2 styles', words: 'Sand', button: 'Set' })
  await expect.poll(subcategories).toEqual(['Sand', 'Sand', null, null, null])
  await bulkBar(page).getByRole('button', { name: 'Set Subcategory' }).click()
  await answerWith(page, { question: 'Set the subcategory of 2 styles', words: '', button: 'Set' })
  await answer(page, 'Remove subcategory from selected styles?', 'Remove')
  await expect.poll(subcategories).toEqual([null, null, null, null, null])
})

test('chosen styles become popular together, stand first for the couples, and are taken off again', {
  tag: ['@ADMIN-01', '@LIVE-23', '@LIVE-28', '@LIVE-47'],
}, async ({ page, openAsCouple }) => {
  await page.getByRole('button', { name: 'Popular: Dune' }).click()
  await expectSaved(page)
  await selectStyles(page, ['Shore'])
  await unfold(page, 'Popular')
  await page.getByRole('list', { name: 'Beach' }).getByRole('checkbox', { name: 'Select Dune' }).check()
  await bulkBar(page).getByRole('button', { name: 'Toggle Popular' }).click()
  await expect(cardsOf(page, 'Popular')).toHaveText(['Shore', 'Dune'])
  await expectSaved(page)
  const couple = await openAsCouple()
  await expect(couple.getByRole('region', { name: 'Popular' }).getByRole('button')).toHaveText([
    'Shore',
    'Dune',
  ])

  await bulkBar(page).getByRole('button', { name: 'Toggle Popular' }).click()
  await expect(cardsOf(page, 'Popular')).toHaveCount(0)
  await undo(page)
  await expect(cardsOf(page, 'Popular')).toHaveText(['Shore', 'Dune'])
  await expectSaved(page)
  const { styles } = await readCatalogue(await asOperator())
  expect(styles.Beach.map(({ isPopular }) => isPopular)).toEqual([true, true, false, false, false])
})

test('chosen styles move to another category together and back', {
  tag: ['@full', '@LIVE-25', '@LIVE-39'],
}, async ({ page }) => {
  await selectStyles(page, ['Dune', 'Pier'])
  await bulkBar(page).getByRole('button', { name: 'Move to Category' }).click()
  await page.getByRole('menuitem', { name: 'Garden' }).click()
  await expect(cardsOf(page, 'Beach')).toHaveText(['Shore', 'Cliff', 'Harbour'])
  await expectSaved(page)
  expect(outlineOf(await readCatalogue(await asOperator())).Garden).toEqual(['Rose', 'Dune', 'Pier'])
  await undo(page)
  await expect(cardsOf(page, 'Beach')).toHaveText(outline.Beach)
  await expectSaved(page)
  expect(outlineOf(await readCatalogue(await asOperator()))).toEqual(outline)
})

test('chosen styles go into the archive together, and the undo brings them back to their places', {
  tag: ['@LIVE-26', '@LIVE-54'],
}, async ({ page }) => {
  await selectStyles(page, ['Shore', 'Cliff'])
  await bulkBar(page).getByRole('button', { name: 'Archive (2)' }).click()
  await answer(page, 'Archive 2 styles? They can be restored later from the Archive tab.', 'Archive')
  await expect(messages(page).getByText('✓ Archived 2 styles. View them in the Archive tab.')).toBeVisible()
  await expect(cardsOf(page, 'Beach')).toHaveText(['Dune', 'Harbour', 'Pier'])
  await undo(page)
  await expect(cardsOf(page, 'Beach')).toHaveText(outline.Beach)
  await expectSaved(page)
  expect(outlineOf(await readCatalogue(await asOperator()))).toEqual(outline)
  await openTab(page, 'Archive')
  await expect(page.getByRole('row').filter({ hasText: 'Cliff' })).toHaveCount(0)
})
