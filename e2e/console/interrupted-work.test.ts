import { operatorLogout } from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import { asOperator, enterPassword, logIn, openTab, sessionOf, test } from '../steps/console.ts'
import { changeStyle, outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import { alerts, cardsOf, editStyle, expectSaved, messages, renameStyle } from '../steps/console-styles.ts'
import { answered, anyOf, unreachable } from '../steps/journey.ts'

const again = 'Please log in again'

test.beforeEach(async ({ consoleServer }) => {
  await seedCatalogue(await asOperator(consoleServer), { Beach: ['Shore', 'Dune'], Garden: ['Rose'] })
})

test.describe('a session that ends in mid-edit', () => {
  test.use({ deliberate: [answered(401)] })

  test('loses nothing that was written, and saves it after the login', {
    tag: ['@ADMIN-14'],
  }, async ({ page }) => {
    await logIn(page)
    const form = await editStyle(page, 'Shore')
    await form.getByLabel('Display name').fill('Shoreline')
    await form.getByLabel('Original prompt').fill('A couple at the sea, wind in her veil.')
    await endSession(page)
    await form.getByRole('button', { name: 'Save Style' }).click()

    const login = page.getByRole('dialog', { name: again })
    await expect(login).toContainText('Save failed: Authentication expired. Please log in again.')
    expect(outlineOf(await readCatalogue(await asOperator())).Beach).toEqual(['Shore', 'Dune'])
    await enterPassword(page)

    await expect(form).toBeHidden()
    await expect(cardsOf(page, 'Beach')).toHaveText(['Shoreline', 'Dune'])
    await expectSaved(page)
    const { styles } = await readCatalogue(await asOperator())
    expect(styles.Beach[0]).toMatchObject({ displayName: 'Shoreline' })
    expect(JSON.stringify(styles.Beach[0].variations[0].prompts.original)).toContain('wind in her veil')
    await expect(alerts(page).getByText(/^Save failed/)).toHaveCount(0)
  })

  test('keeps a draft in the browser until somebody has logged in again', { tag: '@full' }, async ({
    page,
  }) => {
    await logIn(page, '/admin/drafts')
    const form = await editStyle(page, 'Dune')
    await form.getByLabel('Display name').fill('High Dune')
    await endSession(page)
    await form.getByRole('button', { name: 'Save Style' }).click()
    await expect(page.getByRole('dialog', { name: again })).toBeVisible()
    await page.close()
    const { styles } = await readCatalogue(await asOperator(), 'draft')
    expect(styles.Beach.map(({ displayName }) => displayName)).toEqual(['Shore', 'Dune'])

    const next = await page.context().newPage()
    await logIn(next, '/admin/drafts')
    await expect(cardsOf(next, 'Beach')).toHaveText(['Shore', 'High Dune'])
    await expectDraft({ Beach: ['Shore', 'High Dune'], Garden: ['Rose'] })
  })
})

test('a browser that is closed in mid-draft has the draft when it is opened again', {
  tag: ['@LIVE-57'],
}, async ({ page, context }) => {
  await logIn(page, '/admin/drafts')
  await holdDraftSaves(page)
  await renameStyle(page, 'Shore', 'Shoreline')
  await page.getByRole('button', { name: 'Popular: Dune' }).click()
  await page.close()
  await expectDraft({ Beach: ['Shore', 'Dune'], Garden: ['Rose'] })

  const next = await context.newPage()
  await logIn(next, '/admin/drafts')
  await expect(cardsOf(next, 'Beach')).toHaveText(['Shoreline', 'Dune'])
  await expect(next.getByRole('button', { name: 'Popular: Dune', pressed: true }).first()).toBeVisible()
  await expectSaved(next)
  await expectDraft({ Beach: ['Shoreline', 'Dune'], Garden: ['Rose'] })
  expect(outlineOf(await readCatalogue(await asOperator())).Beach).toEqual(['Shore', 'Dune'])
})

test('a draft that waited in a closed browser is joined with what somebody else saved since', {
  tag: '@full',
}, async ({ page, context }) => {
  await logIn(page, '/admin/drafts')
  await holdDraftSaves(page)
  await renameStyle(page, 'Shore', 'Shoreline')
  await page.close()
  await changeStyle(await asOperator(), { catalogue: 'draft', name: 'Rose', displayName: 'Dog Rose' })

  const next = await context.newPage()
  await logIn(next, '/admin/drafts')
  await expect(
    messages(next).getByText('Somebody else saved in the meantime. Both changes are kept.'),
  ).toBeVisible()
  await expectDraft({ Beach: ['Shoreline', 'Dune'], Garden: ['Dog Rose'] })
})

test('a tab that was left in mid-sentence has the sentence when the operator comes back', async ({
  page,
}) => {
  await logIn(page)
  await page.getByPlaceholder('Search styles...').fill('dun')
  await expect(cardsOf(page, 'Beach')).toHaveText(['Dune'])
  await openTab(page, 'Archive')
  await openTab(page, 'Live Styles')
  await expect(page.getByPlaceholder('Search styles...')).toHaveValue('dun')
  await expect(cardsOf(page, 'Beach')).toHaveText(['Dune'])
})

test.describe('a tab that could not be fetched', () => {
  test.use({ deliberate: [anyOf(unreachable, /dynamically imported module/)] })

  test('comes when it is tried again', async ({ page }) => {
    await logIn(page)
    await page.route('**/assets/archive-screen*', (route) => route.abort())
    await page.getByRole('link', { name: 'Archive' }).click()
    await page.getByText('This screen broke').waitFor()
    await page.unroute('**/assets/archive-screen*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Archive' })).toBeVisible()
  })
})

/** Ends the session of this page as its twelve hours do. */
async function endSession(page: Page): Promise<void> {
  // A question that is under way would meet the end before the operator does.
  await page.waitForLoadState('networkidle')
  const call = await sessionOf(page)
  await call(operatorLogout, {})
}

/** Lets no save of the draft leave the page: one held by `route` goes out when its page closes. */
async function holdDraftSaves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { fetch } = window
    window.fetch = (input, init) =>
      init?.method === 'POST' && String(input).endsWith('/api/config/wedding-styles/draft')
        ? new Promise(() => {})
        : fetch(input, init)
  })
}

async function expectDraft(outline: Record<string, string[]>): Promise<void> {
  const call = await asOperator()
  await expect.poll(async () => outlineOf(await readCatalogue(call, 'draft'))).toEqual(outline)
}
