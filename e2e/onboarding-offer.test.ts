import { expect, type Page } from '@playwright/test'
import { answerSheet, belongTo, expectPlan, storeSheet } from './steps/buy.ts'
import { expectFair } from './steps/expect-fair.ts'
import { failedPurchase, test } from './steps/journey.ts'
import { openPreview } from './steps/open-preview.ts'

test('a couple that subscribes at the end of the welcome is all set', {
  tag: ['@PAY-11', '@PAY-12', '@PAY-13', '@PAY-14', '@PAY-18', '@ONB-12', '@ONB-13'],
}, async ({ page }) => {
  await passWelcome(page, 'Subscribe Now')
  const offer = offerOf(page)
  for (const words of ['Weekly wedding photos', 'Download in high quality', 'Pictures without a watermark'])
    await expect(offer.getByText(words)).toBeVisible()
  await expect(offer.getByRole('button', { name: 'Maybe Later' })).toBeVisible()
  await expectFair(offer, { billed: ['$49.99'] })
  await offer.getByRole('button', { name: 'Premium Yearly' }).click()
  await expect(storeSheet(page)).toContainText('Free for 3 days, then')
  await answerSheet(page, 'Subscribe')
  const popup = page.getByRole('dialog', { name: "You're All Set!" })
  await popup.getByRole('button', { name: 'Choose a style' }).click()
  await expectPlan(page, 'Premium Plan')
})

test.describe('a payment that is refused after the welcome', () => {
  test.use({ deliberate: [failedPurchase(402)] })

  test('is passed over without a word', { tag: ['@MEMB-57', '@ONB-14'] }, async ({ page }) => {
    await passWelcome(page, 'Start with 5 Free Styles')
    await offerOf(page).getByRole('button', { name: 'Premium Yearly' }).click()
    await answerSheet(page, 'Fail')
    const popup = page.getByRole('dialog', { name: 'Try 5 wedding styles today, completely free!' })
    await popup.getByRole('button', { name: 'Choose a style' }).click()
    await expect(page.getByText('5 changes left')).toBeVisible()
    await expect(page.getByText('Purchase failed')).toHaveCount(0)
  })
})

test('who has nothing to restore comes back to the offer without a word', {
  tag: ['@full', '@MEMB-61'],
}, async ({ page }) => {
  await passWelcome(page, 'Start with 5 Free Styles')
  const offer = offerOf(page)
  await offer.getByRole('button', { name: 'Restore Purchases' }).click()
  await expect(page.getByRole('dialog', { name: 'Processing…' })).toBeVisible()
  await expect(offer.getByRole('button', { name: 'Maybe Later' })).toBeVisible()
  await expect(offer.getByRole('alert')).toHaveCount(0)
  await offer.getByRole('button', { name: 'Maybe Later' }).click()
  await expect(page.getByRole('dialog', { name: 'Try 5 wedding styles today' })).toBeVisible()
})

function offerOf(page: Page) {
  return page.getByRole('dialog', { name: 'Go Premium Now!' })
}

/** Through the steps of the welcome in a browser, which end with one of two buttons. */
async function passWelcome(page: Page, last: string): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name }).click()
  await belongTo(page, 'control')
  await openPreview(page, { isNew: true })
  await press('Continue')
  await page.getByText('Friend/Family').click()
  await press('Continue')
  await press('Skip for now')
  await press(last)
}
