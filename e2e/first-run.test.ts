import { expect, type Page } from '@playwright/test'
import { test } from './steps/journey.ts'
import { makePicture } from './steps/make-picture.ts'
import { openPreview } from './steps/open-preview.ts'

test('a new couple is welcomed in a few steps and has its first picture a moment later', {
  tag: [
    '@SHELL-01',
    '@SHELL-06',
    '@SHELL-08',
    '@ONB-01',
    '@ONB-04',
    '@ONB-05',
    '@ONB-07',
    '@ONB-08',
    '@ONB-09',
    '@ONB-11',
    '@ONB-14',
    '@PAY-18',
    '@HOME-19',
  ],
}, async ({ page }) => {
  await openPreview(page, { isNew: true })
  await goOn(page)

  await expect(page.getByRole('heading', { name: 'How Did You Find Us?' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await page.getByText('Friend/Family').click()
  const sent = page.waitForRequest('**/api/analytics/discovery-source')
  await goOn(page)
  const report = await sent
  expect(report.method()).toBe('POST')
  expect(report.postDataJSON()).toEqual({ source: 'Friend/Family', timestamp: expect.stringMatching(/Z$/) })
  expect((await report.response())?.ok()).toBe(true)

  await expect(page.getByRole('heading', { name: 'Want to make your mom smile?' })).toBeFocused()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Gift!' })).toBeFocused()
  await expect(page.getByRole('progressbar', { name: 'Step 4 of 4' })).toBeVisible()
  await page.getByRole('button', { name: 'Start with 5 Free Styles' }).click()

  const offer = page.getByRole('dialog', { name: 'Go Premium Now!' })
  await offer.getByRole('button', { name: 'Maybe Later' }).click()
  const popup = page.getByRole('dialog', { name: 'Try 5 wedding styles today, completely free!' })
  await popup.getByRole('button', { name: 'Choose a style' }).click()
  await expect(popup).toBeHidden()
  await expect(page.getByText('5 changes left')).toBeVisible()

  await page.getByRole('region', { name: 'Garden' }).getByRole('button').first().click()
  await makePicture(page)
  await page.goto('/')
  await expect(page.getByText('4 changes left')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeHidden()
})

async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
}
