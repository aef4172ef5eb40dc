import { expect, type Page } from '@playwright/test'
import { choosePhoto } from './steps/choose-photo.ts'
import { spend } from './steps/control.ts'
import { newDevice } from './steps/device.ts'
import { answered, test } from './steps/journey.ts'
import { makeStyles, savePortraits, uploadCouple } from './steps/make-content.ts'

const path = (page: Page) => new URL(page.url()).pathname
const dialogs = (page: Page) => page.getByRole('dialog')

/** One press closes what lies on top, and the page below stays. */
async function closesByBack(page: Page, name: string | RegExp): Promise<void> {
  const before = path(page)
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name })).toHaveCount(0)
  expect(path(page)).toBe(before)
}

test('in the history, back closes the question, then the picture, then leaves the selection, then the history', async ({
  page,
}) => {
  const { call } = await newDevice(page)
  await makeStyles(call, { couple: await uploadCouple(call), count: 2 })
  await page.goto('/')
  await page.getByRole('link', { name: 'History' }).click()
  const tiles = page.getByRole('region', { name: 'Today' }).getByRole('button')
  await tiles.first().click()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await closesByBack(page, /^Delete/)
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  expect(path(page)).toBe('/history')

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await tiles.first().click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await closesByBack(page, 'Delete 1 selected items?')
  await expect(page.getByRole('heading', { name: '1 Selected' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  expect(path(page)).toBe('/history')

  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('at Home and in the settings, back closes every sheet and stays on the page', async ({ page }) => {
  await newDevice(page)
  await page.goto('/')
  await page.getByText('5 changes left').click()
  await closesByBack(page, 'What you have left')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await closesByBack(page, 'More')
  await page.getByRole('button', { name: 'Request one here' }).click()
  await closesByBack(page, 'Request a Style')

  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: /^Bonus Credits/ }).click()
  await closesByBack(page, 'Bonus credits are for Premium')
  await page.getByRole('button', { name: 'Delete my data' }).click()
  await closesByBack(page, /^Delete/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(dialogs(page)).toHaveCount(0)
})

test('what closes by itself leaves no press behind, and a page chosen in a sheet follows at once', async ({
  page,
}) => {
  await newDevice(page)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Styles' }).click()
  for (const _ of [1, 2]) {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogs(page)).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: /^Hair colour/ }).click()
  await expect(page).toHaveURL(/\/camera$/)
  await expect(dialogs(page)).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Dream Weddings' })).toBeVisible()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: /^Request a style/ }).click()
  await closesByBack(page, 'Request a Style')
  await page.goBack()
  await expect(page).toHaveURL(/\/settings$/)
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a page chosen in a sheet melts in, and back leads to where the sheet was', async ({ page }) => {
    await newDevice(page)
    await page.goto('/settings')
    await page.getByRole('link', { name: 'Styles' }).click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: /^Hair colour/ }).click()
    await expect(page).toHaveURL(/\/camera$/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Dream Weddings' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/settings$/)
  })
})

test('a reload under an open sheet leaves one press to the page before', async ({ page }) => {
  await newDevice(page)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Styles' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'More', exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Dream Weddings' })).toBeVisible()
  await expect(dialogs(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.history.state?.coversPage)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(/\/settings$/)
})

test('forward after a closed sheet opens nothing and goes nowhere', async ({ page }) => {
  await newDevice(page)
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Styles' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await closesByBack(page, 'More')
  await page.evaluate(() => window.history.forward())
  await expect.poll(() => page.evaluate(() => window.history.state?.coversPage)).toBeUndefined()
  await expect(dialogs(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/settings$/)
})

test('on the way to a picture, back goes one step at a time', async ({ page }) => {
  const { call } = await newDevice(page)
  await savePortraits(call, await uploadCouple(call))
  await page.goto('/')
  await page.getByRole('region', { name: 'Garden' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Saved portraits (2/8)' }).click()
  await page.getByRole('button', { name: 'Delete saved portrait 1' }).click()
  await closesByBack(page, /^Delete/)
  await expect(page.getByRole('heading', { name: 'Saved portraits' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'The two of you' })).toBeVisible()

  await choosePhoto(page, 1)
  await page.getByRole('button', { name: 'Adjust the frame: First person' }).click()
  await closesByBack(page, 'Adjust the frame')
  await choosePhoto(page, 2)
  await page.getByRole('button', { name: 'Skip to styles' }).click()
  await expect(dialogs(page)).toBeVisible()
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  expect(path(page)).toBe('/wedding-upload')
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test.describe('at a limit', () => {
  test.use({ deliberate: [answered(429)] })

  test('a limit keeps the page below until it is closed, and the history after it has no other paywall on top', async ({
    page,
  }) => {
    const { call } = await newDevice(page)
    await makeStyles(call, { couple: await uploadCouple(call), count: 1 })
    await page.goto('/history')
    await page.getByRole('link', { name: 'Styles' }).click()
    await page.getByRole('button', { name: 'Generate Wedding Photos' }).click()
    await choosePhoto(page, 1)
    await choosePhoto(page, 2)
    await page.getByRole('button', { name: 'See us in the styles' }).click()
    await expect(page).toHaveURL(/\/wedding-style\/demo$/)
    await spend(page, { allowance: 'change' })
    await page.getByRole('button', { name: 'Try this wedding style' }).click()
    const limit = page.getByRole('dialog', { name: 'Your free changes are used up' })
    await expect(limit).toBeVisible()
    await page.goBack()
    await expect(limit).toBeVisible()
    expect(path(page)).toBe('/wedding-style/demo')
    await limit.getByRole('button', { name: 'Close' }).click()
    await expect(dialogs(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/wedding-upload$/)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/history$/)
    await expect(page.getByRole('region', { name: 'Today' })).toBeVisible()
    await expect(dialogs(page)).toHaveCount(0)
  })
})
