import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import { answerSheet, buyLifetime, buyPack, expectPlan } from './steps/buy.ts'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { makeStyles, uploadCouple } from './steps/make-content.ts'
import { makePicture } from './steps/make-picture.ts'
import { remainingChanges } from './steps/remaining-changes.ts'
import { buyAtStore } from './steps/sandbox.ts'

test('a subscriber buys more changes and more portraits, and sees where they came from', {
  tag: [
    '@MEMB-44',
    '@MEMB-45',
    '@MEMB-46',
    '@MEMB-47',
    '@MEMB-63',
    '@MEMB-64',
    '@MEMB-68',
    '@SET-01',
    '@PAY-15',
  ],
}, async ({ page }) => {
  await newDevice(page)
  await buyAtStore(page, 'wedding_photos_premium_weekly')
  const before = await remainingChanges(page)
  await buyPack(page, '20 changes')
  expect(await remainingChanges(page)).toBe(before + 20)
  await buyPack(page, '40 changes')
  expect(await remainingChanges(page)).toBe(before + 60)
  await page.goto('/settings')
  await page.getByRole('button', { name: /^Bonus Credits/ }).click()
  await page.getByRole('button', { name: 'Buy 20 enhanced portraits for' }).click()
  await answerSheet(page, 'Buy')
  await expect(page.getByRole('dialog', { name: 'Purchase Complete!' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/changes')
  await expect(page.getByRole('heading', { name: 'Where your changes went' })).toBeVisible()
  for (const bought of ['20 changes', '40 changes', '20 enhanced portraits'])
    await expect(page.getByText(`You bought ${bought}`)).toBeVisible()
  const left = page.locator('dl div', { hasText: 'Bonus portraits' })
  await expect(left).toContainText('20')
})

test('who bought downloads for ever saves without a subscription and without a watermark', {
  tag: ['@MEMB-43', '@MEMB-67', '@MEMB-26'],
}, async ({ page }) => {
  const { call } = await newDevice(page)
  await makeStyles(call, { couple: await uploadCouple(call), count: 1 })
  const before = await remainingChanges(page)
  await buyLifetime(page)
  expect(await remainingChanges(page)).toBe(before + 15)
  await expectPlan(page, 'Free Plan')

  await page.goto('/history')
  await page.getByRole('region', { name: 'Today' }).getByRole('button').click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.jpe?g$/)
})

test('a subscriber saves a picture in print size', async ({ page }) => {
  await newDevice(page)
  await buyAtStore(page, 'wedding_photos_premium_weekly')
  await page.goto('/wedding-upload')
  await makePicture(page)
  await page.getByRole('button', { name: 'Save' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Print size' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/, print size\.jpg$/)
  const { width, height } = await sharp(await readFile(await file.path())).metadata()
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(3000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
