import { expect, type Page } from '@playwright/test'
import { belongTo, joinPremium } from './steps/buy.ts'
import { spend } from './steps/control.ts'
import { expectFair } from './steps/expect-fair.ts'
import { answered, test } from './steps/journey.ts'
import { openPreview } from './steps/open-preview.ts'
import { meetFirstStage, stageMs, stageOf, stepMs, stopTime } from './steps/paywall-stages.ts'

const usedUp = 'Your free photos are used up'
const scenesMs = 6500

test('a launch with nothing left shows the animated paywall, once', {
  tag: ['@PAY-03', '@PAY-07', '@PAY-08'],
}, async ({ page }) => {
  await openSpent(page)
  await page.reload()
  const paywall = page.getByRole('dialog', { name: usedUp })
  await expect(paywall.getByRole('status').filter({ hasText: usedUp })).toBeVisible()
  const startMs = performance.now()
  await page.keyboard.press('Shift')
  await expect(paywall.getByRole('button', { name: 'Close' })).toHaveCount(0)
  await expect(paywall.getByRole('button', { name: 'Close' })).toBeVisible({ timeout: 20_000 })
  expect(performance.now() - startMs).toBeGreaterThan(scenesMs - 2000)
  await expectFair(paywall, { billed: ['$7.99', '$49.99'] })
  await page.keyboard.press('Escape')
  await expect(paywall).toBeVisible()
  await paywall.getByRole('button', { name: 'Close' }).click()
  await expect(paywall).toBeHidden()

  await page.getByRole('link', { name: 'History' }).click()
  await page.getByRole('link', { name: 'Styles' }).click()
  await expect(page.getByText('0 photos left')).toBeVisible()
  await expect(paywall).toBeHidden()
})

test('the stages come one after the other, each in its time', { tag: ['@PAY-07'] }, async ({ page }) => {
  await openSpent(page)
  await stopTime(page)
  await page.reload()
  await meetFirstStage(page)
  const words = stageOf(page).getByRole('status')
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
  const scenes = [
    { stage: 'initial', says: 'One moment' },
    { stage: 'sad', says: usedUp },
    { stage: 'magic', says: 'But the day is not over' },
    { stage: 'happy', says: 'There is so much more of you two to see' },
  ] as const
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

test('a tap shortens every stage', { tag: ['@PAY-07'] }, async ({ page }) => {
  await openSpent(page)
  await stopTime(page)
  await page.reload()
  await meetFirstStage(page)
  for (const says of [usedUp, 'But the day is not over', 'There is so much more of you two to see']) {
    await stageOf(page).click({ position: { x: 20, y: 20 } })
    await expect(stageOf(page).getByRole('status')).toHaveText(says)
  }
  await stageOf(page).click({ position: { x: 20, y: 20 } })
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible()
})

test('a key shortens the animation', { tag: ['@PAY-07'] }, async ({ page }) => {
  await openSpent(page)
  await page.reload()
  const paywall = page.getByRole('dialog', { name: usedUp })
  const scene = stageOf(page)
  const close = paywall.getByRole('button', { name: 'Close' })
  await scene.waitFor()
  for (let presses = 0; presses < 4 && !(await close.isVisible()); presses++) await page.keyboard.press('a')
  await expect(close).toBeVisible()
})

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the animated paywall begins at the prices', { tag: ['@PAY-07'] }, async ({ page }) => {
    await openSpent(page)
    await page.reload()
    const paywall = page.getByRole('dialog', { name: usedUp })
    await expect(paywall.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(paywall.getByRole('button', { name: /Tap to go on/ })).toHaveCount(0)
  })
})

test('the overlay tells both prices as they are billed, and nothing is chosen for the couple', {
  tag: ['@PAY-10', '@PAY-16'],
}, async ({ page }) => {
  await belongTo(page, 'control')
  await openPreview(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Bonus Credits/ }).click()
  const paywall = page.getByRole('dialog', { name: 'Bonus credits are for Premium' })
  await expect(paywall.getByText('First 3 days free, then $49.99 a year')).toBeVisible()
  await expectFair(paywall, { billed: ['$7.99', '$49.99'] })
  await expect(paywall).toContainText('at least 24 hours before the period ends')
  await paywall.getByRole('button', { name: 'Close' }).click()
  await expect(paywall).toBeHidden()
})

test('a subscriber finds the packs in the settings, each at the store’s price', {
  tag: ['@MEMB-41', '@MEMB-48', '@MEMB-49', '@MEMB-50', '@PAY-05'],
}, async ({ page }) => {
  await openPreview(page)
  await joinPremium(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Bonus Credits/ }).click()
  const packs = page.getByRole('dialog', { name: 'Bonus Credits' })
  await expect(packs).toContainText('Premium users only')
  await expect(packs.getByRole('button', { name: 'Buy 20 changes for $2.99' })).toBeVisible()
  await expect(packs.getByRole('listitem').filter({ hasText: 'Best Value' })).toContainText('$4.99')
  await expect(packs.getByRole('button', { name: 'Buy 20 enhanced portraits for $2.99' })).toBeVisible()
  await expectFair(packs, { billed: ['$2.99', '$2.99', '$4.99'] })
  await packs.getByRole('button', { name: 'Close' }).click()
  await expect(packs).toBeHidden()
})

test.describe('a server that cannot say what is left', () => {
  test.use({ deliberate: [answered(500)] })

  test('leads to a note, and to nothing that is sold', { tag: ['@STYLE-17'] }, async ({ page }) => {
    await openPreview(page)
    const failure = { status: 500, json: { error: 'Down', code: 'internal', requestId: 'journey' } }
    await page.route('**/api/subscriptions/status', (route) => route.fulfill(failure))
    await page.goto('/wedding-upload')
    await page.getByRole('button', { name: 'Use sample photos' }).click()
    await page.getByRole('button', { name: 'Enhance portraits' }).click()
    const note = page.getByRole('dialog', { name: 'We could not look up what is left' })
    await expect(note).toContainText('Permission check failed')
    await expect(note.getByText('$')).toHaveCount(0)
  })
})

/** Opens Home of a device that has nothing left; what it once had it still remembers until it starts again. */
async function openSpent(page: Page): Promise<void> {
  await belongTo(page, 'control')
  await openPreview(page)
  await spend(page, { allowance: 'change' })
}
