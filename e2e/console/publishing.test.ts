import { nameOperator } from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import { asOperator, logIn, openTab, test } from '../steps/console.ts'
import { changeStyle, outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import { answer, expectSaved, messages, renameStyle } from '../steps/console-styles.ts'
import { answered } from '../steps/journey.ts'
import { secondPort } from '../steps/ports.ts'
import { moveStoreClock } from '../steps/sandbox.ts'

const outline = { Beach: ['Shore', 'Dune'], Garden: ['Rose'] }
const hourMs = 60 * 60 * 1000

test('a draft stays the operators’ own until it is published, and its difference is shown before', async ({
  page,
  openAsCouple,
  consoleServer,
}) => {
  await seedCatalogue(await asOperator(consoleServer), outline)
  await logIn(page, '/admin/drafts')
  await renameStyle(page, 'Shore', 'Shoreline')
  await page.getByRole('button', { name: 'Popular: Dune' }).click()
  await expectSaved(page)
  const before = await openAsCouple()
  await expect(tilesOf(before, 'Beach')).toHaveText(['Shore', 'Dune'])

  await openTab(page, 'Releases')
  await page.getByRole('button', { name: 'Publish draft' }).click()
  const publishing = publishingOn(page)
  await expect(publishing.getByText('After: Shoreline')).toBeVisible()
  await expect(publishing.getByText('After: Yes')).toBeVisible()
  await publishing.getByRole('button', { name: 'Publish now' }).click()
  await expect(messages(page).getByText('The draft is live.')).toBeVisible()

  const after = await openAsCouple()
  await expect(tilesOf(after, 'Beach')).toHaveText(['Shoreline', 'Dune'])
  await expect(tilesOf(after, 'Popular')).toHaveText(['Dune'])
})

test.describe('a draft over a live catalogue that went on', () => {
  test.use({ deliberate: [answered(409)] })
  test.beforeEach(async ({ page, consoleServer }) => {
    await seedCatalogue(await asOperator(consoleServer), outline)
    await logIn(page, '/admin/drafts')
    await renameStyle(page, 'Shore', 'Shoreline')
    await expectSaved(page)
    await openTab(page, 'Releases')
    await page.getByRole('button', { name: 'Publish draft' }).click()
  })

  test('is shown again before it is published, and takes nothing of the other work away', async ({
    page,
  }) => {
    const publishing = publishingOn(page)
    await expect(publishing.getByText('After: Shoreline')).toBeVisible()
    await changeStyle(await asOperator(), { name: 'Rose', displayName: 'Dog Rose' })
    await publishing.getByRole('button', { name: 'Publish now' }).click()
    await expect(messages(page).getByText(/^Somebody else saved in the meantime\./)).toBeVisible()
    await publishing.getByRole('button', { name: 'Publish now' }).click()
    await expect(messages(page).getByText('The draft is live.')).toBeVisible()
    expect(outlineOf(await readCatalogue(await asOperator()))).toEqual({
      Beach: ['Shoreline', 'Dune'],
      Garden: ['Dog Rose'],
    })
  })

  test('asks which side stays where both changed one style', { tag: '@full' }, async ({ page }) => {
    const publishing = publishingOn(page)
    await expect(publishing.getByText('After: Shoreline')).toBeVisible()
    await changeStyle(await asOperator(), { name: 'Shore', displayName: 'Sandy Shore' })
    await publishing.getByRole('button', { name: 'Publish now' }).click()
    await publishing.getByRole('button', { name: 'Choose' }).click()
    const sides = page.getByRole('dialog', { name: 'Changed in the draft and in the live catalogue' })
    await expect(sides).toContainText('Sandy Shore')
    await sides.getByRole('button', { name: /^Keep mine: / }).click()
    await sides.getByRole('button', { name: 'Use these' }).click()
    await publishing.getByRole('button', { name: 'Publish now' }).click()
    await expect(messages(page).getByText('The draft is live.')).toBeVisible()
    expect(outlineOf(await readCatalogue(await asOperator())).Beach).toEqual(['Shoreline', 'Dune'])
  })
})

test.describe('a publication at a later time', () => {
  // Everybody's time is moved here, so it is a server of its own.
  const origin = `http://127.0.0.1:${secondPort}`
  test.use({ baseURL: origin })
  test.beforeEach(async ({ page, secondServer }) => {
    await secondServer.start({ isNew: true })
    await seedCatalogue(await asOperator(origin), outline)
    await logIn(page)
  })

  test('happens at that time on top of what was saved until then, and never once it is called off', async ({
    page,
  }) => {
    const call = await asOperator(origin)
    await call(nameOperator, { body: { name: 'Ben' } })
    await openTab(page, 'Drafts')
    await renameStyle(page, 'Shore', 'Shoreline')
    await expectSaved(page)
    const waiting = page.getByRole('region', { name: 'Scheduled publications' }).getByRole('listitem')
    await schedule(page, 'Too early')
    await page.getByRole('button', { name: /^Call off the publication/ }).click()
    await answer(page, 'Call this publication off?', 'Call off')
    await expect(waiting.filter({ hasText: 'Too early' })).toContainText('Called off')
    await schedule(page, 'For the new season')
    await expect(waiting.filter({ hasText: 'For the new season' })).toContainText('Waiting')
    await changeStyle(call, { name: 'Rose', displayName: 'Dog Rose' })
    expect(outlineOf(await readCatalogue(call)).Beach).toEqual(outline.Beach)

    await moveStoreClock(page, 2 * hourMs)
    await expect
      .poll(async () => outlineOf(await readCatalogue(call)))
      .toEqual({ Beach: ['Shoreline', 'Dune'], Garden: ['Dog Rose'] })
    await page.reload()
    await expect(waiting.filter({ hasText: 'For the new season' })).toContainText('Published')
    await expect(waiting.filter({ hasText: 'Too early' })).toContainText('Called off')
  })
})

/** Where a draft is published. */
function publishingOn(page: Page) {
  return page.getByRole('dialog', { name: 'Publish the draft?' })
}

/** The tiles of a category at a couple's Home. */
function tilesOf(page: Page, category: string) {
  return page.getByRole('region', { name: category }).getByRole('button')
}

/** Lets the draft be published in an hour, which the dialog proposes. */
async function schedule(page: Page, note: string): Promise<void> {
  await openTab(page, 'Releases')
  await page.getByRole('button', { name: 'Publish later' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish the draft later' })
  await dialog.getByLabel('Note (optional)').fill(note)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(messages(page).getByText('The publication is scheduled.')).toBeVisible()
  await expect(dialog).toBeHidden()
}
