import { expect, type Locator, type Request } from '@playwright/test'
import { spend, whileHeld } from './steps/control.ts'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { giveSamplePhotos } from './steps/make-picture.ts'
import { remainingChanges } from './steps/remaining-changes.ts'

/** Pictures that were drawn of the couple's own photos; the catalogue's have addresses. */
const ownIn = (part: Locator) => part.locator('img[src^="data:image/"]')

test('a couple with photos sees itself large, in the row of styles, in the choice of a pose and in the paywall, all of it free', async ({
  page,
}) => {
  await newDevice(page)
  await page.goto('/wedding-upload')
  await giveSamplePhotos(page)
  await expect(page.getByText('A quick preview. Yours will be sharp.')).toBeVisible()
  await expect(ownIn(page.getByRole('tabpanel')).first()).toBeVisible()
  await page.getByRole('button', { name: 'Pose and clothes: as we choose' }).click()
  await expect(ownIn(page.getByRole('button', { name: 'Arm around the waist' }))).toBeVisible()
  expect(await remainingChanges(page)).toBe(5)

  await spend(page, { allowance: 'change' })
  await page.reload()
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  const paywall = page.getByRole('dialog', { name: 'Your free changes are used up' })
  await expect(ownIn(paywall)).toBeVisible()
})

test('a person with a photo sees the dresses on herself, and the catalogue’s where she likes that better', async ({
  page,
}) => {
  await newDevice(page)
  await page.goto('/wedding-dress-upload')
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'See me in the dresses' }).click()
  await page.goto('/dresses')
  const dresses = page.getByRole('region', { name: 'All dresses' })
  await dresses.getByRole('button').first().scrollIntoViewIfNeeded()
  await expect(ownIn(dresses).first()).toBeVisible()
  await page.getByRole('switch').click()
  await expect(ownIn(dresses)).toHaveCount(0)
  expect(await remainingChanges(page)).toBe(5)
})

test('what scrolls past before it is drawn is given up, and what is there then is drawn', async ({
  page,
}) => {
  await newDevice(page)
  await page.goto('/wedding-upload')
  await giveSamplePhotos(page)
  const isDrawing = (request: Request) => request.url().endsWith('/api/wedding-styles/thumbnail')
  await whileHeld(page, async () => {
    const asked = page.waitForRequest(isDrawing)
    await page.goto('/')
    await page.getByRole('region', { name: 'Garden' }).scrollIntoViewIfNeeded()
    await asked
    const givenUp = page.waitForEvent('requestfailed', isDrawing)
    await page.getByRole('region', { name: 'Winter' }).scrollIntoViewIfNeeded()
    await givenUp
  })
  await expect(ownIn(page.getByRole('region', { name: 'Winter' })).first()).toBeVisible()
})
