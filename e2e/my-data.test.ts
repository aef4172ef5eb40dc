import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { readZip } from '../apps/server/src/testing/read-zip.ts'
import { deviceOf, newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { makeStyles, uploadCouple } from './steps/make-content.ts'
import { openPreview } from './steps/open-preview.ts'
import { buyAtStore, storeState } from './steps/sandbox.ts'

test('a couple takes its data along in one file and then has all of it deleted', {
  tag: ['@SHELL-20'],
}, async ({ page }) => {
  const { call } = await newDevice(page)
  const couple = await uploadCouple(call)
  const [picture] = await makeStyles(call, { couple, count: 1 })
  const token = (await deviceOf(page)).token
  // Who starts anew is welcomed anew, which another journey shows.
  await page.addInitScript(() => localStorage.setItem('onboarding-completed', 'true'))
  await page.goto('/settings')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ever-after-data-.*\.zip$/)
  const files = readZip(await readFile(await download.path()))
  const data = files.get('data.json')?.toString() ?? ''
  expect(JSON.parse(data)).toBeTruthy()
  for (const id of [picture, couple[0].id, couple[1].id]) expect(data).toContain(id)
  expect([...files.keys()].filter((name) => name.endsWith('.jpg')).length).toBeGreaterThanOrEqual(3)

  await page.getByRole('button', { name: 'Delete my data' }).click()
  const everything = page.getByRole('button', { name: 'Delete everything' })
  await expect(everything).toBeDisabled()
  await page.getByText('I understand that nobody can bring this back.').click()
  await everything.click()
  const receipt = page.getByRole('dialog', { name: 'Your data is deleted' })
  await expect(receipt.getByText('Pictures')).toBeVisible()
  const answer = await page.request.get('/api/subscriptions/status', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(401)

  await receipt.getByRole('button', { name: 'Start anew' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('5 changes left')).toBeVisible()
  expect((await deviceOf(page)).token).not.toBe(token)
})

test('a subscriber reads that the subscription outlives the data, and ends it at the store', async ({
  page,
}) => {
  await newDevice(page)
  await buyAtStore(page, 'wedding_photos_premium_yearly')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete my data' }).click()
  const deletion = page.getByRole('dialog', { name: 'Delete my data' })
  await expect(deletion).toContainText('Deleting your data does not end Premium Yearly.')
  await deletion.getByRole('button', { name: 'Manage subscription' }).click()
  await page.getByRole('button', { name: 'End subscription' }).click()
  await expect
    .poll(async () => (await storeState(page)).events.map(({ type }) => type))
    .toContain('CANCELLATION')
  await deletion.getByRole('button', { name: 'Keep my data' }).click()
  await expect(page.getByText('Premium Yearly, in your App Store account.')).toBeVisible()
})

test('a couple asks for a style that is missing', {
  tag: ['@HOME-12', '@HOME-13', '@HOME-15', '@HOME-16'],
}, async ({ page }) => {
  await openPreview(page)
  await page.getByRole('button', { name: 'Request one here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request a Style' })
  const submit = dialog.getByRole('button', { name: 'Submit Request' })
  await expect(submit).toBeDisabled()
  await dialog.getByLabel('Style name').fill('  Cherry blossoms in Kyoto ')
  await dialog.getByLabel('Description').fill('At dusk')
  await expect(dialog.getByText('7/500')).toBeVisible()
  const sent = page.waitForRequest('**/api/analytics/style-request')
  await submit.click()
  const request = await sent
  expect(request.postDataJSON()).toEqual({ styleName: 'Cherry blossoms in Kyoto', description: 'At dusk' })
  expect((await request.response())?.ok()).toBe(true)
  await expect(page.getByText('Request submitted!')).toBeVisible()
  await expect(dialog).toBeHidden()
})
