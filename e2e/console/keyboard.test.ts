import { expect } from '@playwright/test'
import { asOperator, test } from '../steps/console.ts'
import { outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import { expectFocusKept, expectTrap, pressByKey, tabTo } from '../steps/keyboard.ts'
import { operatorPassword } from '../steps/ports.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the keyboard alone logs in, finds a style, changes it, saves it and takes it back', async ({
  page,
}) => {
  const call = await asOperator()
  await seedCatalogue(call, { Beach: ['Pale Tide', 'Coral Noon', 'Sea Glass'], Garden: ['Rose Walk'] })
  const names = async () => outlineOf(await readCatalogue(call)).Beach
  await page.goto('/admin/login')
  await tabTo(page, page.getByLabel('Password'))
  await page.keyboard.type(operatorPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Live Styles' })).toBeVisible()

  await tabTo(page, page.getByRole('searchbox', { name: 'Search styles...' }))
  await page.keyboard.type('coral')
  const edit = page.getByRole('button', { name: 'Edit Details of Coral Noon' })
  await pressByKey(page, edit)
  const dialog = page.getByRole('dialog', { name: 'Edit Style' })
  await expect(dialog).toBeVisible()
  await expectTrap(page)
  await tabTo(page, dialog.getByLabel('Display name'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Coral Evening')
  await pressByKey(page, dialog.getByRole('button', { name: 'Save Style' }))
  await expect(page.getByText('Saved successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expectFocusKept(page)
  expect(await names()).toEqual(['Pale Tide', 'Coral Evening', 'Sea Glass'])

  await pressByKey(page, page.getByRole('button', { name: 'Undo: Edited Coral Evening' }))
  await expect.poll(names).toEqual(['Pale Tide', 'Coral Noon', 'Sea Glass'])
})

test('the keyboard alone selects styles and puts them into another category', { tag: '@full' }, async ({
  page,
}) => {
  const call = await asOperator()
  await seedCatalogue(call, { Beach: ['Pale Tide', 'Coral Noon', 'Sea Glass'], Garden: ['Rose Walk'] })
  await page.goto('/admin/login')
  await page.getByLabel('Password').fill(operatorPassword)
  await page.keyboard.press('Enter')
  const all = page.getByRole('checkbox', { name: 'Select all styles of Beach' })
  await pressByKey(page, all, 'Space')
  await pressByKey(page, page.getByRole('checkbox', { name: 'Select Sea Glass' }), 'Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Move to Category' }))
  const menu = page.getByRole('menu', { name: 'Move to' })
  await expect(menu).toBeVisible()
  await page.keyboard.type('gar')
  await expect(menu.getByRole('menuitem', { name: 'Garden' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Moved 2 styles to Garden')).toBeVisible()
  await expectFocusKept(page)
  expect(outlineOf(await readCatalogue(call))).toEqual({
    Beach: ['Sea Glass'],
    Garden: ['Rose Walk', 'Pale Tide', 'Coral Noon'],
  })
})
