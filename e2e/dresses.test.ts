import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { subscribe } from './steps/control.ts'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { remainingChanges } from './steps/remaining-changes.ts'

test('a person finds a dress, likes it, sees herself in it for one change, and keeps the picture with Premium', {
  tag: [
    '@SHELL-03',
    '@SHELL-16',
    '@SHELL-27',
    '@SHELL-28',
    '@DRESS-01',
    '@DRESS-03',
    '@DRESS-04',
    '@DRESS-06',
    '@DRESS-07',
    '@DRESS-12',
    '@DRESS-25',
    '@DRESS-14',
  ],
}, async ({ page }) => {
  await newDevice(page)
  const before = await remainingChanges(page)
  await page.goto('/dresses')
  await page.getByRole('searchbox').fill('PEARL')
  await page.getByRole('button', { name: /^Favorite: Pearl/ }).click()
  await page.getByRole('button', { name: 'Clear search' }).click()
  const favourites = page.getByRole('region', { name: 'Favorites' })
  await favourites.getByRole('button', { name: /^Pearl/ }).click()

  await expect(page).toHaveURL(/\/wedding-dress-upload$/)
  await givePortrait(page)
  await expect(page.getByRole('tab', { name: 'Favorites (1)' })).toBeVisible()
  await tryOn(page)
  expect(await remainingChanges(page)).toBe(before - 1)

  const save = page.getByRole('dialog', { name: /^Pearl/ })
  const door = page.getByRole('dialog', { name: 'Saving the full picture is part of Premium' })
  await page.getByRole('button', { name: 'Save' }).click()
  await save.getByRole('button', { name: 'Save' }).click()
  await door.getByRole('button', { name: 'Close' }).click()

  await subscribe(page)
  await page.goto('/history')
  await page.getByRole('tab', { name: 'Dress Try-Ons (1)' }).click()
  await page.getByRole('region', { name: 'Today' }).getByRole('button').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    save.getByRole('button', { name: 'Save' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Pearl.*\.jpg$/)
  expect((await readFile(await download.path())).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  await expect(page.getByText('Image saved to photo library')).toBeVisible()
})

test('the dresses stand two or three in a row on a phone', { tag: ['@A66'] }, async ({ page }) => {
  await newDevice(page)
  await page.goto('/dresses')
  const hearts = page
    .getByRole('region', { name: 'All dresses' })
    .getByRole('button', { name: /^Favorite: / })
  await expect(hearts.nth(11)).toBeAttached()
  const places = await hearts.evaluateAll((all) => all.map((heart) => heart.getBoundingClientRect().left))
  expect([2, 3]).toContain(new Set(places).size)
})

/** From the upload screen to the try-on with a sample photo as it is. */
async function givePortrait(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'Skip to dresses' }).click()
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await expect(page).toHaveURL(/\/wedding-dress-tryon$/)
}

async function tryOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try this wedding dress' }).click()
  await expect(page.getByText('Dress Applied!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
}
