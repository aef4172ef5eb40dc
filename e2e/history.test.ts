import { expect, type Page } from '@playwright/test'
import { subscribe } from './steps/control.ts'
import { deviceOf, newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { makeStyles, makeTryOn, uploadCouple } from './steps/make-content.ts'

test('a couple saves several pictures at once and deletes those it does not want', {
  tag: [
    '@SHELL-18',
    '@HIST-02',
    '@HIST-05',
    '@HIST-06',
    '@HIST-07',
    '@HIST-08',
    '@HIST-09',
    '@HIST-10',
    '@HIST-12',
    '@HIST-13',
    '@HIST-19',
    '@HIST-20',
    '@HIST-22',
    '@HIST-23',
    '@HIST-25',
    '@HIST-28',
  ],
}, async ({ page }) => {
  await newDevice(page)
  await subscribe(page)
  await makePictures(page)
  await page.goto('/history')
  const tiles = page.getByRole('region', { name: 'Today' }).getByRole('button')
  await expect(page.getByRole('tab', { name: 'Wedding Styles (3)' })).toBeVisible()
  await expect(tiles).toHaveCount(3)
  const columns = await tiles.first().evaluate((tile) => {
    const { gridTemplateColumns } = getComputedStyle(tile.parentElement as Element)
    return gridTemplateColumns.split(' ')
  })
  expect(columns).toHaveLength(3)

  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await tiles.nth(0).click()
  await tiles.nth(1).click()
  await expect(page.getByRole('heading', { name: '2 Selected' })).toBeVisible()
  const saved: string[] = []
  page.on('download', (download) => saved.push(download.suggestedFilename()))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved 2 of 2 images')).toBeVisible()
  const twoFiles = [expect.stringMatching(/\.jpg$/), expect.stringMatching(/\.jpg$/)]
  await expect.poll(() => saved).toEqual(twoFiles)
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()

  await tiles.nth(0).click({ delay: 700 })
  await expect(page.getByRole('heading', { name: '1 Selected' })).toBeVisible()
  await page.getByRole('tab', { name: 'Dress Try-Ons (1)' }).click()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expect(tiles).toHaveCount(1)
  await page.getByRole('tab', { name: 'Wedding Styles (3)' }).click()

  await tiles.nth(0).click({ delay: 700 })
  await tiles.nth(2).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete 2 selected items?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Items deleted successfully')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Wedding Styles (1)' })).toBeVisible()
  await page.reload()
  await expect(tiles).toHaveCount(1)
})

test('a couple says once what it thinks of a picture', {
  tag: ['@HIST-11', '@STYLE-06', '@STYLE-25', '@STYLE-26', '@STYLE-29'],
}, async ({ page }) => {
  const { call } = await newDevice(page)
  await makeStyles(call, { couple: await uploadCouple(call), count: 1 })
  await page.goto('/history')
  const tile = page.getByRole('region', { name: 'Today' }).getByRole('button')
  await tile.click()
  await page.getByRole('button', { name: 'Love it' }).click()
  await expect(page.getByText('Thanks for rating!')).toBeVisible()
  await expect(page.getByText('You love it')).toBeVisible()

  await page.reload()
  await tile.click()
  await expect(page.getByText('You love it')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not good' })).toBeDisabled()
})

/** Three wedding pictures and a try-on. */
async function makePictures(page: Page): Promise<void> {
  const { call } = await deviceOf(page)
  const couple = await uploadCouple(call)
  await Promise.all([makeStyles(call, { couple, count: 3 }), makeTryOn(call, couple[0])])
}
