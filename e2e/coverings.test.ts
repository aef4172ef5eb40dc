import { expect, type Page } from '@playwright/test'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'

const offered = 'Covers hair and neck. One of your own stays instead.'

test('a covering is named where a style offers one, and worn by nobody who did not choose it', async ({
  page,
}) => {
  await newDevice(page)
  await page.goto('/')
  await page.getByPlaceholder('Search wedding styles...').fill('hijab')
  await page.getByRole('button', { name: 'White Jasmine Covering offered' }).click()
  const unasked = wish(page)
  await page.getByRole('button', { name: 'Make it with sample photos' }).click()
  expect(await unasked).not.toMatch(/WearsCovering/)

  const covering = page.getByRole('switch', { name: 'With the covering of this look' })
  await expect(covering).not.toBeChecked()
  await expect(page.getByText(offered)).toBeVisible()
  await covering.check()
  const chosen = wish(page)
  await page.getByRole('button', { name: 'Make another' }).click()
  expect(JSON.parse(await chosen)).toMatchObject({ partner1WearsCovering: true })
})

/** What is sent for the next picture. */
async function wish(page: Page): Promise<string> {
  const request = await page.waitForRequest('**/api/wedding-styles/apply')
  return request.postData() ?? ''
}
