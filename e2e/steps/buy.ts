import { localKeys, type TestGroup } from '@ever-after/contract'
import { expect, type Locator, type Page } from '@playwright/test'

/** What a person can press on the sandbox store's sheet. */
export type SheetButton = 'Subscribe' | 'Buy' | 'Cancel' | 'Ask a parent' | 'Fail' | 'Lose the connection'

/** The store's own sheet, which stands over whatever sold. */
export function storeSheet(page: Page): Locator {
  return page.getByRole('dialog').filter({ hasText: 'Sandbox store' })
}

/** Presses a button of the store's sheet. */
export async function answerSheet(page: Page, button: SheetButton): Promise<void> {
  await storeSheet(page).getByRole('button', { name: button, exact: true }).click()
}

/** Lets this browser belong to a group of the price test from its first start on. */
export async function belongTo(page: Page, group: TestGroup): Promise<void> {
  await page.addInitScript(
    ({ key, value }) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value))
    },
    { key: localKeys.testGroup, value: { group, isSettled: false } },
  )
}

/** Subscribes on the Premium screen, as a couple does that came for it. */
export async function joinPremium(page: Page, plan: 'Weekly' | 'Yearly' = 'Weekly'): Promise<void> {
  await page.goto('/premium')
  await page.getByRole('radio', { name: plan }).check()
  await page.getByRole('button', { name: 'Join Premium' }).click()
  await answerSheet(page, 'Subscribe')
  await expectPlan(page, 'Premium Plan')
}

/** Buys a credit pack in the settings, which only subscribers can. */
export async function buyPack(page: Page, name: string): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Bonus Credits/ }).click()
  await page.getByRole('button', { name: `Buy ${name} for` }).click()
  await answerSheet(page, 'Buy')
  await expect(page.getByText('Bonus credits added to your account')).toBeVisible()
}

/** Buys lifetime downloads on the Premium screen. */
export async function buyLifetime(page: Page): Promise<void> {
  await page.goto('/premium')
  await page.getByRole('button', { name: 'Buy once for' }).click()
  await answerSheet(page, 'Buy')
  await expect(page.getByRole('heading', { name: 'Lifetime downloads are yours' })).toBeVisible()
}

/** The Premium screen says which plan this device has. */
export async function expectPlan(page: Page, plan: 'Free Plan' | 'Premium Plan'): Promise<void> {
  if (!page.url().endsWith('/premium')) await page.goto('/premium')
  await expect(page.getByText(plan)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
