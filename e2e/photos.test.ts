import { expect } from '@playwright/test'
import { choosePhoto } from './steps/choose-photo.ts'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { makeStyles, uploadCouple } from './steps/make-content.ts'

test('what is said against a photo is said again after a reload, and asked about before a picture is made', async ({
  page,
}) => {
  const words = 'The photo is very dark.'
  await newDevice(page)
  const hints = [{ code: 'too_dark', severity: 'warn', words }]
  await page.route('**/api/photos/*/check*', (route) => route.fulfill({ json: { isUsable: true, hints } }))
  await page.goto('/?style=Golden Tide')
  await choosePhoto(page, 1)
  await choosePhoto(page, 2)
  const second = page.getByRole('region', { name: 'Second person' })
  await expect(second.getByText(words)).toBeVisible()
  await page.getByRole('button', { name: 'Use it anyway: First person' }).click()
  await page.reload()
  await expect(second.getByText(words)).toBeVisible()
  await expect(page.getByRole('region', { name: 'First person' }).getByText(words)).toHaveCount(0)

  await page.getByRole('button', { name: 'Make our picture' }).click()
  const question = page.getByRole('dialog', { name: 'Could be better' })
  await expect(question.getByText(`Second person: ${words}`)).toBeVisible()
  await question.getByRole('button', { name: 'Use it anyway' }).click()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
})

test('a day is written alike beside a photo, under a picture and on the receipt of a deletion', async ({
  page,
}) => {
  const { call } = await newDevice(page)
  await makeStyles(call, { couple: await uploadCouple(call), count: 1 })
  await page.goto('/wedding-upload')
  await choosePhoto(page, 1)
  const day = String.raw`\d{1,2} [A-Z][a-z]+( \d{4})?`
  await expect(page.getByText(new RegExp(`^Kept until ${day}$`))).toBeVisible()
  await page.goto('/history')
  await page.getByRole('region', { name: 'Today' }).getByRole('button').click()
  await expect(page.getByText(new RegExp(`^${day} · Made with AI`))).toBeVisible()
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete my data' }).click()
  await page.getByText('I understand that nobody can bring this back.').click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('dialog', { name: 'Your data is deleted' })).toContainText(new RegExp(day))
})
