import { expect, type Page } from '@playwright/test'
import { answerSheet, belongTo, expectPlan, joinPremium, storeSheet } from './steps/buy.ts'
import { newDevice } from './steps/device.ts'
import { failedPurchase, test } from './steps/journey.ts'
import { openPreview } from './steps/open-preview.ts'
import { remainingChanges } from './steps/remaining-changes.ts'
import { storeState } from './steps/sandbox.ts'

test('a couple buys Premium by the week and has it at once', {
  tag: ['@MEMB-42', '@MEMB-56', '@PAY-10', '@PAY-14'],
}, async ({ page }) => {
  await openAtPrices(page)
  await overlay(page).getByRole('button', { name: 'Premium Weekly' }).click()
  await expect(storeSheet(page)).toContainText('$7.99 a week')
  await answerSheet(page, 'Subscribe')
  const success = page.getByRole('dialog', { name: 'Welcome to Premium!' })
  await expect(success).toBeVisible()
  await expect(success).toBeHidden()
  await expect(page.getByRole('button', { name: /changes left/ })).toBeHidden()
  await expectPlan(page, 'Premium Plan')
  await expect(page.getByText('Welcome to Premium')).toBeVisible()
})

test('a couple tries Premium for three days before the year is billed', {
  tag: ['@PREM-01', '@PREM-02', '@PREM-04'],
}, async ({ page }) => {
  await belongTo(page, 'control')
  await newDevice(page)
  await page.goto('/premium')
  await expect(page.getByText('Free Plan')).toBeVisible()
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await expect(page.getByText('$0.96 a week', { exact: true })).toBeVisible()
  await expect(page.getByText('3 days free, then $49.99 a year.')).toBeVisible()
  await page.getByRole('button', { name: 'Join Premium' }).click()
  await expect(storeSheet(page)).toContainText('Free for 3 days, then')
  await answerSheet(page, 'Subscribe')

  await expectPlan(page, 'Premium Plan')
  const trialDays = page.locator('div', { has: page.getByText('Trial days remaining') }).last()
  await expect(trialDays).toContainText('3')
  const { transactions } = await storeState(page)
  expect(transactions).toMatchObject([
    { productId: 'wedding_photos_premium_yearly', periodType: 'trial', status: 'active' },
  ])
})

test('half of the couples see the other prices, and pay those', { tag: ['@full', '@MEMB-42'] }, async ({
  page,
}) => {
  await belongTo(page, 'test')
  await newDevice(page)
  await page.goto('/premium')
  await expect(page.getByText('First month for $8.99, then')).toBeVisible()
  await expect(page.getByText('$9.99', { exact: true })).toBeVisible()
  await joinPremium(page, 'Yearly')
  const { transactions } = await storeState(page)
  expect(transactions).toMatchObject([{ productId: 'wedding_photos_premium_yearly_v2', periodType: 'intro' }])
})

test('a couple that changes its mind is left in peace and pays nothing', {
  tag: ['@MEMB-59', '@ERR-04'],
}, async ({ page }) => {
  await openAtPrices(page)
  const before = await remainingChanges(page)
  await overlay(page).getByRole('button', { name: 'Premium Yearly' }).click()
  await answerSheet(page, 'Cancel')
  await expect(overlay(page).getByRole('button', { name: 'Premium Yearly' })).toBeEnabled()
  await expect(overlay(page).getByRole('alert')).toHaveCount(0)
  await overlay(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await remainingChanges(page)).toBe(before)
  expect((await storeState(page)).transactions).toEqual([])
})

test.describe('a payment that is refused', () => {
  test.use({ deliberate: [failedPurchase(402)] })

  test('is told in words, and the couple can try again', { tag: ['@MEMB-58', '@ERR-09'] }, async ({
    page,
  }) => {
    await openAtPrices(page)
    const weekly = overlay(page).getByRole('button', { name: 'Premium Weekly' })
    await weekly.click()
    await answerSheet(page, 'Fail')
    await expect(overlay(page).getByRole('alert')).toContainText('Purchase failed')
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(overlay(page).getByRole('alert')).toHaveCount(0)
    await weekly.click()
    await answerSheet(page, 'Subscribe')
    await expect(page.getByRole('dialog', { name: 'Welcome to Premium!' })).toBeVisible()
    await expectPlan(page, 'Premium Plan')
  })
})

/** Opens the overlay paywall from the pill on Home, at the usual prices. */
async function openAtPrices(page: Page): Promise<void> {
  await belongTo(page, 'control')
  await openPreview(page)
  await page.getByRole('button', { name: /changes left/ }).click()
  await expect(overlay(page).getByText('$49.99', { exact: true })).toBeVisible()
}

function overlay(page: Page) {
  return page.getByRole('dialog', { name: 'What you have left' })
}
