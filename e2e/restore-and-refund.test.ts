import { localKeys } from '@ever-after/contract'
import { type Browser, expect, type Page } from '@playwright/test'
import { answerSheet, expectPlan } from './steps/buy.ts'
import { spend } from './steps/control.ts'
import { accountOf, newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { makeStyles, uploadCouple } from './steps/make-content.ts'
import { openPreview } from './steps/open-preview.ts'
import { remainingChanges } from './steps/remaining-changes.ts'
import { buyAtStore, refundPurchase } from './steps/sandbox.ts'

test('who installs the app anew on another phone restores what was bought, and the old phone gives it up', {
  tag: ['@MEMB-60', '@ERR-23'],
}, async ({ page, browser }) => {
  const { deviceId } = await newDevice(page)
  await buyAtStore(
    page,
    'wedding_photos_premium_weekly',
    'one_time_premium_credit',
    'bonus_transformations_20',
  )
  const bought = 15 + 20
  const gift = (await remainingChanges(page)) - bought

  const fresh = await freshInstall(browser, accountOf(deviceId))
  await openPreview(fresh)
  await expectPlan(fresh, 'Free Plan')
  await fresh.getByRole('button', { name: 'Restore Purchases' }).click()
  await expect(fresh.getByText('Welcome to Premium')).toBeVisible()
  await expectPlan(fresh, 'Premium Plan')
  await expect(fresh.getByRole('heading', { name: 'Lifetime downloads are yours' })).toBeVisible()
  expect(await remainingChanges(fresh)).toBe(gift + bought)

  await page.goto('/premium')
  await expectPlan(page, 'Free Plan')
  expect(await remainingChanges(page)).toBe(gift)
  await fresh.context().close()
})

test('who bought nothing hears that there is nothing to restore', {
  tag: ['@full', '@ERR-23', '@MEMB-60'],
}, async ({ page }) => {
  await newDevice(page)
  await page.goto('/premium')
  await page.getByRole('button', { name: 'Restore Purchases' }).click()
  await expect(page.getByText('No active subscriptions found to restore')).toBeVisible()
})

test('a refund takes back what is left of a pack and locks nobody out', {
  tag: ['@MEMB-43'],
}, async ({ page }) => {
  const { call } = await newDevice(page)
  await makeStyles(call, { couple: await uploadCouple(call), count: 1 })
  await buyAtStore(page, 'one_time_premium_credit')
  const left = await remainingChanges(page)
  await spend(page, { allowance: 'change', units: left - 4 })
  await refundPurchase(page, 'one_time_premium_credit')
  expect(await remainingChanges(page)).toBe(0)

  await page.goto('/changes')
  await expect(page.getByText('Refunded: lifetime downloads').first()).toBeVisible()
  await page.goto('/history')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('button')).toBeVisible()

  await page.goto('/')
  await page.getByRole('button', { name: /changes left/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Premium Weekly' }).click()
  await answerSheet(page, 'Subscribe')
  await expect(page.getByRole('dialog', { name: 'Welcome to Premium!' })).toBeVisible()
  await expectPlan(page, 'Premium Plan')
  expect(await remainingChanges(page)).toBe(0)
  await makeStyles(call, { couple: await uploadCouple(call), count: 1 })
})

test('a refunded subscription leaves the couple its pictures and its gift', {
  tag: ['@full', '@PREM-04'],
}, async ({ page }) => {
  await newDevice(page)
  const before = await remainingChanges(page)
  await buyAtStore(page, 'wedding_photos_premium_weekly')
  await expectPlan(page, 'Premium Plan')
  await refundPurchase(page, 'wedding_photos_premium_weekly')
  await page.reload()
  await expectPlan(page, 'Free Plan')
  expect(await remainingChanges(page)).toBe(before)
})

/** The app on another phone of the same store account; nothing of the old one is there. */
async function freshInstall(browser: Browser, account: string): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(({ key, value }) => localStorage.setItem(key, JSON.stringify(value)), {
    key: localKeys.sandboxAccount,
    value: account,
  })
  return context.newPage()
}
