import { expect, type Page } from '@playwright/test'
import { answerSheet, belongTo, expectPlan } from './steps/buy.ts'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { openPreview } from './steps/open-preview.ts'
import { remainingChanges } from './steps/remaining-changes.ts'
import { approvePurchases, buyAtStore, declinePurchases, storeState } from './steps/sandbox.ts'

/** The store's kit waits for half a minute before the app looks for itself. */
const kitMs = 30_000

test('a payment that a parent allows later opens Premium by itself', { tag: ['@ERR-07'] }, async ({
  page,
}) => {
  await openOverlay(page)
  await page.getByRole('button', { name: 'Premium Weekly' }).click()
  await answerSheet(page, 'Ask a parent')
  const pending = page.getByRole('dialog', { name: 'Payment is pending approval' })
  await pending.getByRole('button', { name: 'Close' }).click()
  await page.goto('/premium')
  await expect(page.getByRole('button', { name: 'Waiting for approval' })).toBeDisabled()

  await approvePurchases(page)
  await expectPlan(page, 'Premium Plan')
  expect((await storeState(page)).transactions).toHaveLength(1)
})

test('a payment that a parent refuses opens nothing, and the couple keeps what it had', {
  tag: ['@full', '@ERR-07'],
}, async ({ page }) => {
  await openOverlay(page)
  const before = await remainingChanges(page)
  await page.getByRole('button', { name: 'Premium Weekly' }).click()
  await answerSheet(page, 'Ask a parent')
  const pending = page.getByRole('dialog', { name: 'Payment is pending approval' })
  await expect(pending).toContainText('Premium opens by itself when they do; you need not wait here.')
  await declinePurchases(page)
  await pending.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expectPlan(page, 'Free Plan')
  await expect(page.getByRole('button', { name: 'Choose a style' })).toBeEnabled()
  expect(await remainingChanges(page)).toBe(before)
  const { transactions, pending: waiting } = await storeState(page)
  expect({ transactions, waiting }).toEqual({ transactions: [], waiting: [] })
})

test('a purchase whose answer was lost is found and unlocked', { tag: '@MEMB-65' }, async ({ page }) => {
  await page.clock.install()
  await openOverlay(page)
  await page.getByRole('button', { name: 'Premium Weekly' }).click()
  await answerSheet(page, 'Lose the connection')
  await expect(page.getByRole('dialog', { name: 'Processing…' })).toBeVisible()
  await page.clock.fastForward(kitMs)
  await expect(page.getByRole('dialog', { name: 'Welcome to Premium!' })).toBeVisible()
  await expectPlan(page, 'Premium Plan')
  expect((await storeState(page)).transactions).toHaveLength(1)
})

test('a pack that was bought while the app was closed is there at the next start, once', {
  tag: ['@full', '@A44'],
}, async ({ page, context }) => {
  await newDevice(page)
  await buyAtStore(page, 'wedding_photos_premium_weekly')
  const before = await remainingChanges(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Bonus Credits/ }).click()
  await page.getByRole('button', { name: 'Buy 20 changes for' }).click()
  await answerSheet(page, 'Lose the connection')
  await expect(page.getByRole('dialog', { name: 'Processing…' })).toBeVisible()
  await expect.poll(async () => (await storeState(page)).transactions.length).toBe(2)
  await page.close()

  const next = await context.newPage()
  await next.goto('/settings')
  await expect(next.getByText('Bonus credits added to your account')).toBeVisible()
  expect(await remainingChanges(next)).toBe(before + 20)
  await next.reload()
  await expect(next.getByText('20 bonus changes left').or(next.getByText(/bonus changes left/))).toBeVisible()
  expect(await remainingChanges(next)).toBe(before + 20)
})

async function openOverlay(page: Page): Promise<void> {
  await belongTo(page, 'control')
  await openPreview(page)
  await page.getByRole('button', { name: /changes left/ }).click()
}
