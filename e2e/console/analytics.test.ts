import { randomUUID } from 'node:crypto'
import {
  createClient,
  getStyleAnalytics,
  rateStyle,
  registerDevice,
  reportDiscoverySource,
  requestStyle,
} from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import { asOperator, consoleOrigin, logIn, test } from '../steps/console.ts'
import { seedCatalogue } from '../steps/console-catalogue.ts'
import { makeStyles, uploadCouple } from '../steps/make-content.ts'

test('the figures are those of the pictures, ratings and answers of this run', {
  tag: ['@ANALYTICS-01'],
}, async ({ page }) => {
  test.slow()
  const call = await asOperator()
  await seedCatalogue(call, {
    Beach: ['Counted Tide', 'Counted Noon', 'Counted Glass'],
    Garden: ['Rose Walk'],
  })
  const { cards: before } = await call(getStyleAnalytics, {})
  const couple = await newDevice()
  const [first, second, third] = await makeStyles(couple, { couple: await uploadCouple(couple), count: 3 })
  await couple(rateStyle, { params: { id: first }, body: { rating: 'positive' } })
  await couple(rateStyle, { params: { id: second }, body: { rating: 'positive' } })
  await couple(rateStyle, { params: { id: third }, body: { rating: 'negative', reason: 'pose' } })
  await couple(reportDiscoverySource, {
    body: { source: 'A lighthouse keeper', timestamp: new Date().toISOString() },
  })

  await logIn(page, '/admin/analytics')
  const { cards } = await call(getStyleAnalytics, {})
  expect(cards).toMatchObject({
    totalStyles: 4,
    totalRatings: before.totalRatings + 3,
    creations7Days: before.creations7Days + 3,
  })
  const liked = Math.floor((cards.averageRating ?? 0) * 100)
  await expect(page.getByLabel('Headline figures')).toHaveText(
    `Total Styles4Total Ratings${cards.totalRatings}Average Rating${liked} %Creations (7 days)${cards.creations7Days}`,
  )

  const ranking = page.getByRole('table', { name: 'Style ranking' })
  await page.getByRole('searchbox', { name: 'Search the ranking...' }).fill('counted')
  await expect(ranking.getByRole('row')).toHaveCount(4)
  await expect(ranking.getByRole('row').nth(3)).toContainText('Counted Glass')
  await expect(ranking.getByRole('row').nth(3)).toContainText('Not good: pose 1')
  await expect(ranking.getByRole('row').nth(3)).toContainText(/0 % \(0–\d+\)/)
  await expect(ranking.getByRole('row').nth(1)).toContainText(/100 % \(\d+–100\)/)
  const seconds = await ranking.getByRole('row').nth(1).getByRole('cell').nth(8).textContent()
  expect(Number(seconds)).toBeGreaterThan(0)

  await expect(page.getByRole('table', { name: 'Discovery sources' })).toContainText('A lighthouse keeper1')
  const today = new Date().toISOString().slice(0, 10)
  const days = page.getByRole('table', { name: 'Day by day' })
  await expect(days.getByRole('row').filter({ hasText: today })).toContainText(/\d+/)
  await expect(page.getByRole('region', { name: 'Price test' })).toContainText(
    /p = \d|No device is in the test/,
  )
})

test('a wish is marked as done, taken back, and found again among those that are done', async ({ page }) => {
  const name = `Under the northern lights ${randomUUID().slice(0, 4)}`
  const couple = await newDevice()
  await couple(requestStyle, { body: { styleName: name, description: 'Green sky, white furs' } })
  await logIn(page, '/admin/analytics')
  const inbox = page.getByRole('region', { name: 'Style requests' })
  await expect(inbox.getByRole('listitem').first()).toContainText('Green sky, white furs')

  await inbox.getByRole('button', { name: `Mark as done: ${name}` }).click()
  await expect(inbox.getByRole('heading', { name })).toHaveCount(0)
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(inbox.getByRole('heading', { name })).toBeVisible()

  await inbox.getByRole('button', { name: `Mark as done: ${name}` }).click()
  await choose(page, 'Done')
  await inbox.getByRole('button', { name: `Open again: ${name}` }).click()
  await expect(inbox.getByRole('heading', { name })).toHaveCount(0)
  await choose(page, 'Open')
  await expect(inbox.getByRole('heading', { name })).toBeVisible()
})

async function choose(page: Page, state: 'Open' | 'Done'): Promise<void> {
  const inbox = page.getByRole('region', { name: 'Style requests' })
  await inbox
    .locator('label')
    .filter({ hasText: new RegExp(`^${state}`) })
    .click()
}

async function newDevice() {
  const baseUrl = `${consoleOrigin}/api`
  const deviceId = `web-${randomUUID()}${randomUUID()}`
  const { token } = await createClient({ baseUrl })(registerDevice, {
    body: { deviceId, appVersion: '0.1.0' },
  })
  return createClient({ baseUrl, token: () => token })
}
