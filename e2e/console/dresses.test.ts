import { getDresses } from '@ever-after/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { asOperator, logIn, test } from '../steps/console.ts'
import { alerts } from '../steps/console-styles.ts'
import { answered } from '../steps/journey.ts'
import { sampleUpload } from '../steps/sample-photo.ts'

const columns = 5

// The server refuses to empty the list before it is confirmed.
test.use({ deliberate: [answered(409)] })

test('a dress is added, changed and deleted, each with a way back, and couples get what is saved', {
  tag: ['@DRESSADM-01', '@DRESSADM-02', '@DRESSADM-05', '@DRESSADM-06', '@DRESSADM-08'],
}, async ({ page }) => {
  const call = await asOperator()
  const names = async () => (await call(getDresses, {})).dresses.map(({ name }) => name)
  const before = await names()
  await logIn(page, '/admin/dresses')

  await page.getByRole('button', { name: 'Add Dress' }).click()
  const add = page.getByRole('dialog', { name: 'Add Dress' })
  await add.getByRole('button', { name: 'Save Dress' }).click()
  await expect(add.getByText('Please write a name.')).toBeVisible()
  await add.getByLabel('Name').fill('Harbour Lace')
  await add.getByLabel('Description').fill('Lace to the wrist, for a windy quay')
  await add.getByLabel('Upload picture').setInputFiles(await sampleUpload(1))
  await expect(add.getByRole('img', { name: 'Icon' })).toBeVisible()
  await add.getByLabel('Cut').selectOption('Lace, high neckline')
  await add.getByRole('button', { name: 'Save Dress' }).click()
  await expect(alerts(page).getByText('Dresses saved successfully!')).toBeVisible()
  expect((await names()).toSorted()).toEqual([...before, 'Harbour Lace'].toSorted())

  const search = page.getByRole('searchbox', { name: 'Search dresses...' })
  await search.fill('WINDY quay')
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit Harbour Lace' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Dress' })
  await edit.getByLabel('Name').fill('Quay Lace')
  await edit.getByRole('button', { name: 'Save Dress' }).click()
  await expect(edit).toBeHidden()
  expect(await names()).toContain('Quay Lace')

  await page.getByRole('checkbox', { name: 'Select Quay Lace' }).check()
  await remove(page, 1)
  await expect(page.getByText('1 dress deleted')).toBeVisible()
  await expect(page.getByText('No dresses found matching your search')).toBeVisible()
  expect(await names()).not.toContain('Quay Lace')
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: 'Select Quay Lace' })).toBeVisible()
  expect(await names()).toContain('Quay Lace')

  await page.getByRole('checkbox', { name: 'Select Quay Lace' }).check()
  await remove(page, 1)
  await expect.poll(names).toEqual(before)
})

test('five dresses stand in a row, three in a narrow window, and an empty list says how to begin', {
  tag: ['@DRESSADM-03', '@DRESSADM-04', '@A66'],
}, async ({ page }) => {
  const call = await asOperator()
  const { dresses: before, version } = await call(getDresses, {})
  await logIn(page, '/admin/dresses')
  await expect(cards(page)).toHaveCount(before.length)
  expect(await columnsOf(cards(page))).toBe(columns)
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await columnsOf(cards(page))).toBe(columns)
  await page.setViewportSize({ width: 767, height: 1024 })
  expect(await columnsOf(cards(page))).toBe(3)

  await page.getByRole('checkbox', { name: `Select ${before[0].name}` }).check()
  await page.getByRole('button', { name: `Select all ${before.length}` }).click()
  await remove(page, before.length)
  const sure = page.getByRole('dialog', { name: `Remove ${before.length} of ${before.length}?` })
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(cards(page)).toHaveCount(before.length)
  expect((await call(getDresses, {})).version).toBe(version)

  await remove(page, before.length)
  await sure.getByRole('button', { name: 'Remove them' }).click()
  await expect(page.getByText('No dresses added yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add Your First Dress' }).click()
  await page.getByRole('dialog', { name: 'Add Dress' }).getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect(cards(page)).toHaveCount(before.length)
  expect((await call(getDresses, {})).dresses).toEqual(before)
})

function cards(page: Page): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Edit / }) })
}

async function remove(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `Delete selected (${count})` }).click()
  const question = page.getByRole('dialog', { name: `Delete ${count} dresses?` })
  await question.getByRole('button', { name: 'Delete' }).click()
}

/** How many stand side by side. */
async function columnsOf(all: Locator): Promise<number> {
  const places = await all.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left))
  return new Set(places).size
}
