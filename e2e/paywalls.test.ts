import { expect, type Page } from '@playwright/test'
import { belongTo } from './steps/buy.ts'
import { spend } from './steps/control.ts'
import { newDevice } from './steps/device.ts'
import { expectFair } from './steps/expect-fair.ts'
import { answered, test } from './steps/journey.ts'
import { meetFirstStage, stageMs, stageOf, stepMs, stopTime } from './steps/paywall-stages.ts'
import { buyAtStore } from './steps/sandbox.ts'

const usedUp = 'Your free changes are used up'
const scenes = [
  { stage: 'initial', says: 'One moment' },
  { stage: 'sad', says: usedUp },
  { stage: 'magic', says: 'But the day is not over' },
  { stage: 'happy', says: 'There is so much more of you two to see' },
] as const

test('a launch with nothing left shows the prices without motion, lets nobody out but by Close, and comes once', {
  tag: ['@PAY-03', '@PAY-07', '@PAY-08'],
}, async ({ page }) => {
  await spendAll(page)
  await page.goto('/')
  const paywall = page.getByRole('dialog', { name: usedUp })
  await expect(paywall.getByRole('button', { name: 'Close' })).toBeVisible()
  await expect(stageOf(page)).toHaveCount(0)
  await expectFair(paywall, { billed: ['$7.99', '$49.99'] })
  await page.keyboard.press('Escape')
  await expect(paywall).toBeVisible()
  await paywall.getByRole('button', { name: 'Close' }).click()
  await expect(paywall).toBeHidden()

  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('link', { name: 'Styles' }).click()
  await expect(page.getByText('0 changes left')).toBeVisible()
  await expect(paywall).toBeHidden()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  test.beforeEach(async ({ page }) => {
    await spendAll(page)
    await stopTime(page)
    await page.goto('/')
    await meetFirstStage(page)
  })

  test('the stages come one after the other, each in its time', { tag: ['@PAY-07', '@PAY-08'] }, async ({
    page,
  }) => {
    const words = stageOf(page).getByRole('status')
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
    await page.keyboard.press('Shift')
    for (const { stage, says } of scenes) {
      await expect(words).toHaveText(says)
      await page.clock.runFor(stageMs[stage] - 3 * stepMs)
      await expect(words).toHaveText(says)
      await expect(close).toHaveCount(0)
      await page.clock.runFor(4 * stepMs)
    }
    await expect(close).toBeVisible()
    await expect(words).toHaveCount(0)
  })

  test('a tap or a key shortens every stage', { tag: ['@PAY-07'] }, async ({ page }) => {
    const [, sad, magic, happy] = scenes
    const words = stageOf(page).getByRole('status')
    for (const { says } of [sad, magic]) {
      await stageOf(page).click({ position: { x: 20, y: 20 } })
      await expect(words).toHaveText(says)
    }
    await page.keyboard.press('a')
    await expect(words).toHaveText(happy.says)
    await page.keyboard.press('a')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible()
  })
})

test('the overlay tells both prices as they are billed, and nothing is chosen for the couple', {
  tag: ['@PAY-10', '@PAY-16', '@SET-07'],
}, async ({ page }) => {
  await belongTo(page, 'control')
  await newDevice(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Bonus Credits/ }).click()
  const paywall = page.getByRole('dialog', { name: 'Bonus Credits are for Premium' })
  await expect(paywall.getByText('First 3 days free, then $49.99 a year')).toBeVisible()
  await expectFair(paywall, { billed: ['$7.99', '$49.99'] })
  await expect(paywall).toContainText('at least 24 hours before the period ends')
  await paywall.getByRole('button', { name: 'Close' }).click()
  await expect(paywall).toBeHidden()
})

test('a subscriber finds the packs in the settings, each at the store’s price', {
  tag: ['@MEMB-48', '@MEMB-49', '@MEMB-50'],
}, async ({ page }) => {
  await newDevice(page)
  await buyAtStore(page, 'wedding_photos_premium_weekly')
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Bonus Credits/ }).click()
  const packs = page.getByRole('dialog', { name: 'Bonus Credits' })
  await expect(packs).not.toContainText('Premium users only')
  await expect(packs.getByRole('button', { name: 'Buy 20 changes for $2.99' })).toBeVisible()
  await expect(packs.getByRole('listitem').filter({ hasText: 'Best Value' })).toContainText('$4.99')
  await expect(packs.getByRole('button', { name: 'Buy 20 enhanced portraits for $2.99' })).toBeVisible()
  await expectFair(packs, { billed: ['$2.99', '$2.99', '$4.99'] })
  await packs.getByRole('button', { name: 'Close' }).click()
  await expect(packs).toBeHidden()
})

test.describe('a server that cannot say what is left', () => {
  test.use({ deliberate: [answered(500)] })

  test('leads to the paywall, which says why', { tag: ['@MEMB-32'] }, async ({ page }) => {
    await newDevice(page)
    const failure = { status: 500, json: { error: 'Down', code: 'internal', requestId: 'journey' } }
    await page.route('**/api/subscriptions/status', (route) => route.fulfill(failure))
    await page.goto('/wedding-upload')
    await page.getByRole('button', { name: 'Use sample photos' }).click()
    await page.getByRole('button', { name: 'Enhance portraits' }).click()
    const paywall = page.getByRole('dialog', { name: 'We could not look up what is left' })
    await expect(paywall).toContainText('Permission check failed')
    await expect(paywall.getByRole('button', { name: 'Premium Weekly' })).toBeVisible()
  })
})

/** The device has nothing left. */
async function spendAll(page: Page): Promise<void> {
  await belongTo(page, 'control')
  await newDevice(page)
  await spend(page, { allowance: 'change' })
}
