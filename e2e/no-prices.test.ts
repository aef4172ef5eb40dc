import { expect, type Page } from '@playwright/test'
import { belongTo } from './steps/buy.ts'
import { newDevice } from './steps/device.ts'
import { failedPurchase, test } from './steps/journey.ts'
import { openPreview } from './steps/open-preview.ts'
import { buyAtStore, setStoreDown } from './steps/sandbox.ts'

const buying = /^(Premium (Weekly|Yearly)|Join Premium|Buy .*)$/

test.describe('a store that does not answer', () => {
  test.use({ deliberate: [failedPurchase(503)] })

  test('sells nothing anywhere until it tells its prices', {
    tag: ['@ERR-15', '@MEMB-54', '@MEMB-51'],
  }, async ({ page }) => {
    await belongTo(page, 'control')
    await newDevice(page)
    await setStoreDown(page, true)
    try {
      await page.goto('/premium')
      await expect(page.getByText('No offerings available')).toBeVisible()
      await expect(page.getByRole('button', { name: buying })).toHaveCount(0)
      await page.goto('/')
      await page.getByRole('button', { name: /changes left/ }).click()
      await expect(overlay(page)).toContainText('The store does not tell its prices right now')
      await expect(page.getByRole('button', { name: buying })).toHaveCount(0)
    } finally {
      await setStoreDown(page, false)
    }
    await overlay(page).getByRole('button', { name: 'Try again' }).click()
    await expect(overlay(page).getByRole('button', { name: 'Premium Yearly' })).toBeVisible()
    await expect(overlay(page).getByText('$49.99', { exact: true })).toBeVisible()
  })
})

test('a plan without a price has no button, and the other can be bought', { tag: ['@ERR-14'] }, async ({
  page,
}) => {
  await belongTo(page, 'control')
  await withoutPrice(page, 'wedding_photos_premium_yearly')
  await openPreview(page)
  await page.getByRole('button', { name: /changes left/ }).click()
  await expect(overlay(page).getByText('Yearly plan not available')).toBeVisible()
  await expect(overlay(page).getByRole('button', { name: buying })).toHaveText(['Premium Weekly'])
})

test.describe('packs without a price', () => {
  // The app says in its console alone which pack it misses.
  test.use({ deliberate: [/^Package not found for /] })

  test('cannot be bought', { tag: ['@full', '@ERR-16', '@ERR-17', '@ERR-18', '@ERR-19'] }, async ({
    page,
  }) => {
    await newDevice(page)
    await buyAtStore(page, 'wedding_photos_premium_weekly')
    const missed = page.waitForEvent('console', (message) => message.text().startsWith('Package not found'))
    await withoutPrice(page, 'bonus_transformations_20', 'one_time_premium_credit')
    await openPacks(page)
    expect((await missed).text()).toBe('Package not found for transformations_20')
    await expect(page.getByText('Bonus transformations not available')).toHaveCount(1)
    await expect(page.getByRole('button', { name: buying })).toHaveCount(2)
    await page.goto('/premium')
    await expect(page.getByText('One-time purchase not available')).toBeVisible()
    await expect(page.getByRole('button', { name: buying })).toHaveCount(0)

    const packs = ['bonus_transformations_20', 'bonus_transformations_40', 'portrait_credits_10']
    await withoutPrice(page, ...packs, 'one_time_premium_credit')
    await openPacks(page)
    await expect(page.getByText('Bonus transformations not available').first()).toBeVisible()
    await expect(page.getByText('Portrait credits not available')).toBeVisible()
    await expect(page.getByRole('button', { name: buying })).toHaveCount(0)
  })
})

async function openPacks(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Bonus Credits/ }).click()
}

/** The store knows these products and tells no price of them. */
async function withoutPrice(page: Page, ...productIds: readonly string[]): Promise<void> {
  await page.unrouteAll()
  await page.route('**/rcbilling/v1/subscribers/*/products*', async (route) => {
    const response = await route.fetch()
    const { product_details: all, ...rest } = (await response.json()) as {
      product_details: { identifier: string }[]
    }
    const told = all.filter(({ identifier }) => !productIds.includes(identifier))
    await route.fulfill({ response, json: { ...rest, product_details: told } })
  })
}

function overlay(page: Page) {
  return page.getByRole('dialog', { name: 'What you have left' })
}
