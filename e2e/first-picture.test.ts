import { createEnginePool } from '@ever-after/engine'
import { expect } from '@playwright/test'
import { test } from './steps/journey.ts'
import { makePicture } from './steps/make-picture.ts'
import { openPreview } from './steps/open-preview.ts'
import { remainingChanges } from './steps/remaining-changes.ts'

test('a couple gives two portraits, picks a style and gets one picture of the two of them for one change', {
  tag: [
    '@SHELL-02',
    '@SHELL-04',
    '@SHELL-14',
    '@COUPLE-11',
    '@COUPLE-25',
    '@HOME-11',
    '@STYLE-10',
    '@STYLE-20',
  ],
}, async ({ page }) => {
  await openPreview(page)
  await expect(page.getByText('5 photos left')).toBeVisible()
  const before = await remainingChanges(page)

  await page.getByRole('region', { name: 'Garden' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/\/wedding-upload$/)
  await makePicture(page)

  const picture = page.getByRole('main').getByRole('img').first()
  const bytes = await page.evaluate(
    async (url) => {
      const answer = await fetch(url)
      return [...new Uint8Array(await answer.arrayBuffer())]
    },
    (await picture.getAttribute('src')) ?? '',
  )
  expect(await countFaces(Uint8Array.from(bytes))).toBe(2)
  expect(await remainingChanges(page)).toBe(before - 1)
})

test('a finished picture waits in the history by day, opens, and goes when it is deleted', {
  tag: ['@HIST-01', '@HIST-03', '@HIST-04', '@HIST-11', '@HIST-15', '@HIST-16', '@HIST-21', '@HIST-23'],
}, async ({ page }) => {
  await openPreview(page)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'No wedding styles yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Get Started' }).click()
  await makePicture(page)

  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByText('Wedding Styles (1)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  const tile = page.getByRole('region', { name: 'Today' }).getByRole('button')
  await tile.click()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()

  await page.getByRole('button', { name: 'Select' }).click()
  await tile.click()
  await expect(page.getByRole('heading', { name: '1 Selected' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete 1 selected items?' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Items deleted successfully')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No wedding styles yet' })).toBeVisible()
})

test('a reload in mid-job loses nothing', async ({ page }) => {
  await openPreview(page)
  await page.goto('/wedding-upload')
  await page.getByRole('button', { name: 'Use sample photos' }).click()
  await page.getByRole('button', { name: 'Skip to styles' }).click()
  await page.getByRole('button', { name: 'Use these photos' }).click()
  const applied = page.waitForResponse((response) => response.url().endsWith('/api/wedding-styles/apply'))
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  await applied
  await page.reload()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible({ timeout: 60_000 })
  expect(await remainingChanges(page)).toBe(4)
})

async function countFaces(picture: Uint8Array): Promise<number> {
  const pool = createEnginePool({ size: 1 })
  try {
    return (await pool.findFaces(picture)).length
  } finally {
    await pool.close()
  }
}
