import { expect, type Page } from '@playwright/test'
import { expectPlan } from './steps/buy.ts'
import { spend } from './steps/control.ts'
import { deviceOf, newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { makeStyles, uploadCouple } from './steps/make-content.ts'
import { secondPort } from './steps/ports.ts'
import { remainingChanges } from './steps/remaining-changes.ts'
import { buyAtStore, cancelSubscription, moveStoreClock, storeState } from './steps/sandbox.ts'
import { type OwnServer, startSecondServer } from './steps/start-server.ts'

const dayMs = 24 * 60 * 60 * 1000

// Everybody's time is moved here, so everybody here has a server of their own.
test.use({ baseURL: `http://127.0.0.1:${secondPort}` })
let server: OwnServer
test.beforeAll(async () => {
  server = await startSecondServer({ isNew: true })
})
test.afterAll(() => server.kill())

test('a new week begins and the couple has fifty photos again', { tag: '@PREM-04' }, async ({ page }) => {
  await openToday(page)
  await buyAtStore(page, 'wedding_photos_premium_weekly')
  await spend(page, { allowance: 'change' })
  await expectCount(page, { 'Remaining changes this week': '0' })
  await expectPlan(page, 'Premium Plan')

  await pass(page, 7)
  await expectCount(page, { 'Remaining changes this week': '50' })
  await page.goto('/changes')
  await expect(page.getByText('A new week began').first()).toBeVisible()
})

test('a trial counts its days down and becomes the year', { tag: ['@PREM-04', '@MEMB-19'] }, async ({
  page,
}) => {
  await openToday(page)
  await buyAtStore(page, 'wedding_photos_premium_yearly')
  await expectCount(page, { 'Trial days remaining': '3' })
  await pass(page, 1)
  await expectCount(page, { 'Trial days remaining': '2' })
  await pass(page, 3)
  await expectPlan(page, 'Premium Plan')
  await expect(page.getByText('Trial days remaining')).toHaveCount(0)
  const { transactions } = await storeState(page)
  expect(transactions.at(-1)).toMatchObject({ periodType: 'normal', status: 'active' })
})

test('who cancels keeps Premium to the day it says, and is free again after it', {
  tag: ['@full', '@PREM-04'],
}, async ({ page }) => {
  await openToday(page)
  const gift = await remainingChanges(page)
  await buyAtStore(page, 'wedding_photos_premium_weekly')
  const { call } = await deviceOf(page)
  const couple = await uploadCouple(call)
  await makeStyles(call, { couple, count: 1 })
  await cancelSubscription(page)
  const [{ expiresAt }] = (await storeState(page)).transactions
  await expectCount(page, { 'Renews, unless cancelled, on': await dayIn(page, expiresAt ?? '') })

  await pass(page, 6)
  await expectPlan(page, 'Premium Plan')
  await pass(page, 2)
  await expectPlan(page, 'Free Plan')
  expect(await remainingChanges(page)).toBe(gift)
  await expect(page.getByRole('button', { name: 'Join Premium' })).toBeEnabled()
  await makeStyles(call, { couple, count: 1 })
  await page.goto('/history')
  await expect(page.getByRole('main').getByRole('region').getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** A new device on the day that it is at the store after the journeys before. */
async function openToday(page: Page): Promise<void> {
  await newDevice(page)
  await keepStoreTime(page)
}

/** Lets days pass for the store, the server and this page, which is at the Premium screen afterwards. */
async function pass(page: Page, days: number): Promise<void> {
  await moveStoreClock(page, days * dayMs)
  await keepStoreTime(page)
  await page.goto('/premium')
}

async function keepStoreTime(page: Page): Promise<void> {
  await page.clock.setSystemTime((await storeState(page)).now)
}

/** The Premium screen, opened anew, says so much of each. */
async function expectCount(page: Page, counts: Record<string, string>): Promise<void> {
  await page.goto('/premium')
  for (const [name, count] of Object.entries(counts))
    await expect(page.locator('dl div', { hasText: name })).toHaveText(`${name}${count}`)
}

/** As the app writes a day. */
function dayIn(page: Page, date: string): Promise<string> {
  return page.evaluate((at) => {
    const isThisYear = new Date(at).getFullYear() === new Date().getFullYear()
    const year = isThisYear ? undefined : 'numeric'
    return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year })
  }, date)
}
