import { expect } from '@playwright/test'
import { asOperator, logIn, openTab, test } from '../steps/console.ts'
import { outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import {
  alerts,
  answer,
  bulkBar,
  cardsOf,
  expectSaved,
  messages,
  renameStyle,
  selectStyles,
} from '../steps/console-styles.ts'
import { answered } from '../steps/journey.ts'

// Who saves second is refused first, and the browser reports it.
test.use({ deliberate: [answered(409)] })

const merged = 'Somebody else saved in the meantime. Both changes are kept.'
const conflict = 'Somebody else changed the same'

test.beforeEach(async ({ page, colleague, consoleServer }) => {
  const call = await asOperator(consoleServer)
  await seedCatalogue(call, { Beach: ['Shore', 'Dune', 'Cliff', 'Harbour'], Garden: ['Rose'] })
  // The second operator hears of the first one's work only when saving.
  await colleague.route('**/api/config/versions', () => {})
  await logIn(page)
  await logIn(colleague)
})

test('two operators who change different styles of a category keep what both did', async ({
  page,
  colleague,
}) => {
  await renameStyle(page, 'Shore', 'Shoreline')
  await renameStyle(colleague, 'Dune', 'High Dune')
  await expect(messages(colleague).getByText(merged)).toBeVisible()
  const both = ['Shoreline', 'High Dune', 'Cliff', 'Harbour']
  await expect(cardsOf(colleague, 'Beach')).toHaveText(both)
  expect(outlineOf(await readCatalogue(await asOperator()))).toEqual({ Beach: both, Garden: ['Rose'] })
  await renameStyle(page, 'Cliff', 'Chalk Cliff')
  await expect(cardsOf(page, 'Beach')).toHaveText(['Shoreline', 'High Dune', 'Chalk Cliff', 'Harbour'])
})

test('one moves, the other puts into an order and archives, and every style is somewhere', {
  tag: '@full',
}, async ({ page, colleague }) => {
  await page.getByRole('button', { name: 'Reorder Beach' }).click()
  await page.getByRole('button', { name: 'Move Harbour to the first place' }).click()
  await expectSaved(page)
  await selectStyles(colleague, ['Dune'])
  await bulkBar(colleague).getByRole('button', { name: 'Archive (1)' }).click()
  await answer(colleague, /^Archive 1 style/, 'Archive')
  await expect(bulkBar(colleague)).toBeHidden()
  await selectStyles(colleague, ['Cliff'])
  await bulkBar(colleague).getByRole('button', { name: 'Move to Category' }).click()
  await colleague.getByRole('menuitem', { name: 'Garden' }).click()
  await expectSaved(colleague)

  const live = await readCatalogue(await asOperator())
  expect(outlineOf(live)).toEqual({ Beach: ['Harbour', 'Shore'], Garden: ['Rose', 'Cliff'] })
  await openTab(colleague, 'Archive')
  await expect(colleague.getByRole('row').filter({ hasText: 'Dune' })).toBeVisible()
})

test('who looks at the console again sees what somebody else did meanwhile', { tag: '@full' }, async ({
  page,
  colleague,
}) => {
  await expect(cardsOf(page, 'Beach')).toHaveText(['Shore', 'Dune', 'Cliff', 'Harbour'])
  await renameStyle(colleague, 'Dune', 'High Dune')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(messages(page).getByText('Somebody else saved: 1 style changed')).toBeVisible()
  await expect(cardsOf(page, 'Beach')).toHaveText(['Shore', 'High Dune', 'Cliff', 'Harbour'])
})

test('two operators who save in the same moment both have saved', async ({ page, colleague }) => {
  await Promise.all([
    page.getByRole('button', { name: 'Popular: Dune' }).click(),
    colleague.getByRole('button', { name: 'Popular: Cliff' }).click(),
  ])
  await Promise.all([expectSaved(page), expectSaved(colleague)])
  const { styles } = await readCatalogue(await asOperator())
  const popular = styles.Beach.filter(({ isPopular }) => isPopular).map(({ displayName }) => displayName)
  expect(popular).toEqual(['Dune', 'Cliff'])
})

for (const { choice, kept } of [
  { choice: 'Keep mine', kept: 'Sandy Shore' },
  { choice: 'Take theirs', kept: 'Shoreline' },
])
  test(`two operators who change one style see both sides, and ${choice} stays`, async ({
    page,
    colleague,
  }) => {
    await renameStyle(page, 'Shore', 'Shoreline')
    const edit = colleague.getByRole('button', { name: 'Edit Details of Shore', exact: true })
    await edit.click()
    const form = colleague.getByRole('dialog', { name: 'Edit Style' })
    await form.getByLabel('Display name').fill('Sandy Shore')
    await form.getByRole('button', { name: 'Save Style' }).click()

    const sides = colleague.getByRole('dialog', { name: conflict })
    await expect(sides.getByRole('region', { name: /Mine$/ })).toContainText('Sandy Shore')
    await expect(sides.getByRole('region', { name: /Theirs$/ })).toContainText('Shoreline')
    await expect(sides.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
    await sides.getByRole('button', { name: new RegExp(`^${choice}: `) }).click()
    await sides.getByRole('button', { name: 'Save', exact: true }).click()

    await expect(sides).toBeHidden()
    await expectSaved(colleague)
    await expect(cardsOf(colleague, 'Beach').first()).toHaveText(kept)
    const { Beach } = outlineOf(await readCatalogue(await asOperator()))
    expect(Beach).toEqual([kept, 'Dune', 'Cliff', 'Harbour'])
    await expect(alerts(colleague).getByText(/^Save failed/)).toHaveCount(0)
  })
