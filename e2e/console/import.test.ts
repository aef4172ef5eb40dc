import { expect } from '@playwright/test'
import { asOperator, logIn, test } from '../steps/console.ts'
import { outlineOf, readCatalogue, seedCatalogue, styleLike } from '../steps/console-catalogue.ts'
import { alerts, answer, cardsOf, expectSaved, importFile, messages } from '../steps/console-styles.ts'
import { answered } from '../steps/journey.ts'

// What would take more than half away is refused first, and the browser reports it.
test.use({ deliberate: [answered(409)] })

const outline = { Beach: ['Shore', 'Dune', 'Cliff'], Garden: ['Rose', 'Arbour'] }
const many = process.env.FULL ? 5000 : 500

test.beforeEach(async ({ page, consoleServer }) => {
  await seedCatalogue(await asOperator(consoleServer), outline)
  await logIn(page)
})

test('a file that cannot be taken in changes nothing and says what is wrong', {
  tag: ['@full', '@LIVE-51'],
}, async ({ page }) => {
  for (const { content, says } of [
    { content: '{ "styles": {', says: /^Failed to parse JSON file:\s.*(JSON|property)/s },
    { content: { Beach: [{ displayName: 'Shore' }] }, says: 'Beach.0.styleName: expected string' },
    { content: [], says: 'Failed to parse JSON file: The file: expected record' },
  ]) {
    await importFile(page, content)
    await expect(alerts(page).getByText(says)).toBeVisible()
    await alerts(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(outlineOf(await readCatalogue(await asOperator()))).toEqual(outline)
})

test('a file of many styles is shown as what it would change, then taken in, and taken back', {
  tag: ['@LIVE-03', '@LIVE-49', '@LIVE-50', '@LIVE-51'],
}, async ({ page }) => {
  const call = await asOperator()
  const { styles, categoryOrder } = await readCatalogue(call)
  const [shore, ...beach] = styles.Beach
  const added = Array.from({ length: many - 5 }, (_, index) => styleLike(shore, `Style ${index + 1}`))
  await importFile(page, {
    styles: { ...styles, Beach: [{ ...shore, displayName: 'Shoreline' }, ...beach], Everywhere: added },
    categoryOrder: [...categoryOrder, 'Everywhere'],
  })

  const dryRun = page.getByRole('dialog', { name: 'Import JSON' })
  await expect(dryRun).toContainText(`Import 3 categories with ${many} styles?`)
  for (const figure of [`${many - 5} added`, '1 changed', '0 removed', '4 stay as they are'])
    await expect(dryRun.getByText(figure)).toBeVisible()
  await dryRun.getByText(/^Changed \(/).click()
  await expect(dryRun.getByText(/^Shoreline \(Beach\): display/)).toBeVisible()
  expect(outlineOf(await readCatalogue(call))).toEqual(outline)

  await dryRun.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(messages(page).getByText('✓ Successfully imported styles!')).toBeVisible()
  await expect(page.getByText(`3 categories · ${many} styles · 0 popular`)).toBeVisible()
  expect(outlineOf(await readCatalogue(call)).Everywhere).toHaveLength(many - 5)

  await page.getByRole('button', { name: 'Undo: Import styles.json' }).click()
  await answer(page, `Remove ${many - 5} of ${many}?`, 'Remove them')
  await expect(page.getByText('2 categories · 5 styles · 0 popular')).toBeVisible()
  await expectSaved(page)
  expect(outlineOf(await readCatalogue(call))).toEqual(outline)
})

test('a save that would take more than half of the catalogue away is refused until the operator says how many', async ({
  page,
}) => {
  const call = await asOperator()
  const { styles } = await readCatalogue(call)
  await importFile(page, { Beach: styles.Beach.slice(0, 1) })
  const dryRun = page.getByRole('dialog', { name: 'Import JSON' })
  await expect(dryRun.getByText('4 removed')).toBeVisible()
  await dryRun.getByRole('button', { name: 'Import', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Remove 4 of 5?' })
  await expect(question).toContainText('This would remove more than half of the catalogue.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await dryRun.getByRole('button', { name: 'Cancel' }).click()
  await expect(cardsOf(page, 'Beach')).toHaveText(['Shore', 'Dune', 'Cliff'])
  expect(outlineOf(await readCatalogue(call))).toEqual(outline)

  await importFile(page, { Beach: styles.Beach.slice(0, 1) })
  await dryRun.getByRole('button', { name: 'Import', exact: true }).click()
  await answer(page, 'Remove 4 of 5?', 'Remove them')
  await expect(dryRun).toBeHidden()
  await expectSaved(page)
  expect(outlineOf(await readCatalogue(call))).toEqual({ Beach: ['Shore'] })
})
