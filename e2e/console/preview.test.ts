import { expect } from '@playwright/test'
import { asOperator, logIn, test } from '../steps/console.ts'
import { changeStyle, seedCatalogue } from '../steps/console-catalogue.ts'

test('the phone shows what couples see of the live catalogue and of the draft, at every scale', {
  tag: ['@PREV-01', '@PREV-02', '@PREV-03', '@PREV-04', '@PREV-05', '@PREV-06'],
}, async ({ page }) => {
  const call = await asOperator()
  await seedCatalogue(call, {
    Garden: ['Rose Walk'],
    Beach: ['Pale Tide', 'Coral Noon', 'Blue Hour'],
    Drafts: ['Not Ready'],
  })
  for (const name of ['Coral Noon', 'Blue Hour']) await changeStyle(call, { name, subcategory: 'After Dark' })
  await changeStyle(call, { catalogue: 'draft', name: 'Pale Tide', displayName: 'Morning Tide' })
  const written: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/admin/')) written.push(request.url())
  })
  await logIn(page, '/admin/preview')

  const frame = page.locator('iframe[title="Phone preview"]')
  const phone = frame.contentFrame()
  await expect(phone.getByRole('tab', { name: 'Beach', selected: true })).toBeVisible()
  await expect(phone.getByRole('tab')).toHaveText([/Beach|Garden/, /Beach|Garden/])
  await expect(phone.getByRole('button', { name: 'Morning Tide' })).toHaveCount(0)
  await expect(page.getByLabel('Statistics')).toHaveText(/Total categories2Styles in Beach3Subcategories1/)
  expect(await frame.boundingBox()).toMatchObject({ width: 390, height: 844 })
  const card = phone.getByRole('button', { name: 'Pale Tide' })
  expect(await card.boundingBox()).toMatchObject({ width: 90, height: 120 })

  const group = phone.getByRole('button', { name: /^After Dark/ })
  await expect(phone.getByRole('button', { name: 'Blue Hour' })).toHaveCount(0)
  await group.click()
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  await phone.getByRole('button', { name: 'Blue Hour' }).click()
  await phone.getByRole('button', { name: 'Try this wedding style' }).click()
  await expect(phone.getByText('This is a preview. Nothing is made here.')).toBeVisible()
  await phone.getByRole('tab', { name: 'Garden' }).click()
  await expect(phone.getByRole('button', { name: 'Rose Walk' })).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(page.getByLabel('Statistics')).toHaveText(/Styles in Garden1Subcategories0/)

  const scale = page.getByRole('slider', { name: 'Scale' })
  await expect(scale).toHaveAttribute('step', '0.1')
  await scale.fill('0.6')
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeCloseTo(234, 0)
  await scale.fill('1.2')
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeCloseTo(1012.8, 0)
  await scale.fill('1')

  await page.getByText('Draft', { exact: true }).click()
  await phone.getByRole('tab', { name: 'Beach' }).click()
  await expect(phone.getByRole('button', { name: 'Morning Tide' })).toBeVisible()
  await changeStyle(call, { name: 'Pale Tide', displayName: 'Evening Tide' })
  await page.reload()
  await expect(phone.getByRole('button', { name: 'Evening Tide' })).toBeVisible()
  expect(written).toEqual([])
})
