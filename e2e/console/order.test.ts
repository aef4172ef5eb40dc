import { expect, type Locator, type Page } from '@playwright/test'
import { asOperator, logIn, test } from '../steps/console.ts'
import { outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import { alerts, cardsOf, expectSaved } from '../steps/console-styles.ts'

const saved = 'Saved successfully!'
const nextKeyMs = 300

test.beforeEach(async ({ page, consoleServer }) => {
  const call = await asOperator(consoleServer)
  await seedCatalogue(call, {
    Beach: ['Shore', 'Dune', 'Cliff', 'Harbour'],
    Garden: ['Rose'],
    Castle: ['Tower'],
  })
  await logIn(page)
})

test('styles that are dragged to another place stand there in the app of the couples', {
  tag: ['@LIVE-13', '@LIVE-14', '@LIVE-56'],
}, async ({ page, openAsCouple }) => {
  await page.getByRole('button', { name: 'Reorder Beach' }).click()
  await expect(page.getByText(/this is the order shown in the mobile app/)).toBeVisible()
  await drag(page, { from: grip(page, 'Harbour'), to: grip(page, 'Shore') })
  await expect(alerts(page).getByText(saved)).toBeVisible()
  await expect(grip(page, 'Harbour')).toHaveAccessibleName('Reorder Harbour, place 1 of 4')
  await page.getByRole('button', { name: 'Done reordering Beach' }).click()
  const order = ['Harbour', 'Shore', 'Dune', 'Cliff']
  await expect(cardsOf(page, 'Beach')).toHaveText(order)

  const couple = await openAsCouple()
  await expect(couple.getByRole('region', { name: 'Beach' }).getByRole('button')).toHaveText(order)
})

test('a style is put into another place with the keyboard alone, and every step of it is said', async ({
  page,
  openAsCouple,
}) => {
  await page.getByRole('button', { name: 'Reorder Beach' }).focus()
  await page.keyboard.press('Enter')
  await grip(page, 'Cliff').focus()
  await pickUp(page, 'Picked up Cliff, place 3 of 4.')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Cliff is over place 2 of 4.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('Put Cliff down at place 2 of 4.')).toBeAttached()
  await expect(grip(page, 'Cliff')).toBeFocused()

  await pickUp(page, 'Picked up Cliff, place 2 of 4.')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Cliff is over place 1 of 4.')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Cliff is back where it was.')).toBeAttached()
  await page.getByRole('button', { name: 'Done reordering Beach' }).press('Enter')

  await expectSaved(page)
  const couple = await openAsCouple()
  await expect(couple.getByRole('region', { name: 'Beach' }).getByRole('button')).toHaveText([
    'Shore',
    'Cliff',
    'Dune',
    'Harbour',
  ])
})

test('an order that was a mistake is taken back', { tag: '@full' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Reorder Beach' }).click()
  await page.getByRole('button', { name: 'Move Harbour to the first place' }).click()
  await expect(grip(page, 'Harbour')).toHaveAccessibleName('Reorder Harbour, place 1 of 4')
  await page.keyboard.press('Control+z')
  await expect(grip(page, 'Harbour')).toHaveAccessibleName('Reorder Harbour, place 4 of 4')
  await expectSaved(page)
  const { Beach } = outlineOf(await readCatalogue(await asOperator()))
  expect(Beach).toEqual(['Shore', 'Dune', 'Cliff', 'Harbour'])
})

test('categories are dragged, moved with arrows and with the keyboard, below Popular, into the order of the app', {
  tag: ['@LIVE-02', '@LIVE-45', '@LIVE-56'],
}, async ({ page, openAsCouple }) => {
  await page.getByRole('button', { name: 'Reorder Categories' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reorder Categories' })
  await expect(dialog.getByRole('listitem').first()).toContainText('Always shown first')
  await dialog.getByRole('button', { name: 'Move Garden up' }).click()
  await expect(grip(page, 'Garden')).toHaveAccessibleName('Reorder Garden, place 1 of 3')
  await drag(page, { from: grip(page, 'Castle'), to: grip(page, 'Garden') })
  await expect(grip(page, 'Castle')).toHaveAccessibleName('Reorder Castle, place 1 of 3')
  await grip(page, 'Castle').focus()
  await pickUp(page, 'Picked up Castle, place 1 of 3.')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Castle is over place 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(grip(page, 'Castle')).toHaveAccessibleName('Reorder Castle, place 2 of 3')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(alerts(page).getByText(saved)).toBeVisible()

  const couple = await openAsCouple()
  const shown = couple.getByRole('region', { name: /^(Beach|Garden|Castle)$/ }).getByRole('heading')
  await expect(shown).toHaveText(['Garden', 'Castle', 'Beach'])
})

/** What a style or a category is dragged by; its name says its place too. */
function grip(page: Page, name: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^Reorder ${name}, place`) })
}

/** Picks up with the keyboard what has the focus, and leaves the page the time that a hand needs to the next key. */
async function pickUp(page: Page, says: string): Promise<void> {
  await page.keyboard.press('Space')
  await expect(page.getByText(says)).toBeAttached()
  await page.waitForTimeout(nextKeyMs)
}

/** Drags as a hand does: not at once, and with rests in which the page follows. */
async function drag(page: Page, { from, to }: { from: Locator; to: Locator }): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 20 })
  await expect(page.getByText(/is over place 1 of \d\.$/)).toBeAttached()
  await page.mouse.up()
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not shown.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
