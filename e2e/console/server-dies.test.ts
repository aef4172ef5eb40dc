import type { OperatorCatalogue } from '@ever-after/contract'
import { expect, type Request } from '@playwright/test'
import { asOperator, logIn, test } from '../steps/console.ts'
import { outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import { alerts, bulkBar, cardsOf, expectSaved, renameStyle } from '../steps/console-styles.ts'
import { answered, anyOf, unreachable } from '../steps/journey.ts'
import { secondPort } from '../steps/ports.ts'

const origin = `http://127.0.0.1:${secondPort}`
const count = process.env.FULL ? 600 : 200
/** How long the server lives after a save has reached it, ms. */
const lives = process.env.FULL ? [0, 15, 40, 100] : [0, 40]

// What reaches nobody and what breaks off, the browser reports by itself.
test.use({
  baseURL: origin,
  deliberate: [anyOf(unreachable, answered(409), /^TypeError: Failed to fetch|dynamically imported module/)],
})

test.beforeEach(async ({ secondServer }) => {
  test.slow()
  await secondServer.start({ isNew: true })
})

test('a server that dies during a save has all of it or nothing, and the console says so and saves again', {
  tag: ['@ADMIN-21'],
}, async ({ page, secondServer }) => {
  const names = Array.from({ length: count }, (_, index) => `Shore ${index + 1}`)
  const call = await asOperator(origin)
  await seedCatalogue(call, { Beach: names })
  // What it does not know of its own save, it hears of only when saving.
  await page.route('**/api/config/versions', () => {})
  await logIn(page)
  const told: boolean[] = []
  let isOn = false
  for (const livesMs of lives) {
    await page.getByRole('checkbox', { name: 'Select all styles of Beach' }).check()
    const before = await readCatalogue(call)
    const sent = page.waitForRequest(isSave)
    await bulkBar(page).getByRole('button', { name: 'Toggle Popular' }).click()
    await sent
    await page.waitForTimeout(livesMs)
    await secondServer.kill()
    await expectSaved(page)
    const isSaid = await alerts(page)
      .getByText(/^Save failed: /)
      .isVisible()
    told.push(isSaid)
    await secondServer.start({ isNew: false })

    const kept = await readCatalogue(call)
    const popular = countPopular(kept)
    expect([0, count]).toContain(popular)
    expect(outlineOf(kept)).toEqual(outlineOf(before))
    const wasOn = isOn
    isOn = !isOn
    // Who was told that it failed does it again; who was told that it is saved has it saved.
    if (!isSaid) expect(popular).toBe(isOn ? count : 0)
    else {
      await expect(
        page.getByRole('button', { name: 'Popular: Shore 1', exact: true }).first(),
      ).toHaveAttribute('aria-pressed', String(wasOn))
      await alerts(page).getByRole('button', { name: 'Dismiss' }).click()
      await bulkBar(page).getByRole('button', { name: 'Toggle Popular' }).click()
    }
    await expectSaved(page)
    await expect.poll(async () => countPopular(await readCatalogue(call))).toBe(isOn ? count : 0)
    await bulkBar(page).getByRole('button', { name: 'Clear' }).click()
  }
  expect(told).toContain(true)
})

test('a draft that no server takes is saved by itself when there is one again', { tag: '@full' }, async ({
  page,
  secondServer,
}) => {
  const call = await asOperator(origin)
  await seedCatalogue(call, { Beach: ['Shore', 'Dune'] })
  await logIn(page, '/admin/drafts')
  await expect(cardsOf(page, 'Beach')).toHaveText(['Shore', 'Dune'])
  await secondServer.kill()
  await renameStyle(page, 'Shore', 'Shoreline')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(alerts(page).getByText(/^Save failed: /)).toBeVisible()
  await expect(cardsOf(page, 'Beach')).toHaveText(['Shoreline', 'Dune'])
  await secondServer.start({ isNew: false })
  await expectSaved(page)
  expect(outlineOf(await readCatalogue(call, 'draft'))).toEqual({
    Beach: ['Shoreline', 'Dune'],
  })
})

function isSave(request: Request): boolean {
  return request.method() === 'POST' && request.url().endsWith('/api/config/wedding-styles')
}

function countPopular({ styles }: OperatorCatalogue): number {
  return Object.values(styles)
    .flat()
    .filter(({ isPopular }) => isPopular).length
}
