import { expect, type Locator } from '@playwright/test'
import { asOperator, logIn, test } from '../steps/console.ts'
import { outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import { alerts, answer, cardsOf, editStyle, expectSaved, unfold } from '../steps/console-styles.ts'
import { sampleUpload } from '../steps/sample-photo.ts'

const outline = { Beach: ['Shore', 'Dune'], Garden: ['Rose'] }

test.beforeEach(async ({ page, consoleServer }) => {
  await seedCatalogue(await asOperator(consoleServer), outline)
  await logIn(page)
})

test('a new style gets its pictures, an icon around the faces, a category of its own, and reaches the couples', {
  tag: [
    '@LIVE-29',
    '@LIVE-30',
    '@LIVE-31',
    '@LIVE-32',
    '@LIVE-33',
    '@LIVE-34',
    '@LIVE-35',
    '@LIVE-36',
    '@LIVE-37',
    '@ADMIN-17',
  ],
}, async ({ page, openAsCouple }) => {
  await page.getByRole('button', { name: 'Add Style to Beach' }).click()
  const form = page.getByRole('dialog', { name: 'Create New Style' })
  await form.getByRole('button', { name: 'Save Style' }).click()
  for (const problem of ['Write a style name.', 'Write a display name.', 'Write the original prompt.'])
    await expect(form.getByText(problem)).toBeVisible()

  await form.getByLabel('Category', { exact: true }).selectOption('+ Create New Category')
  await form.getByLabel('New category').fill('Castle')
  await form.getByLabel('Style name').fill('Tower Room')
  await form.getByLabel('Display name').fill('The Tower Room')
  await form.getByRole('checkbox', { name: 'Mark as Popular' }).check()
  await form
    .getByLabel('Original prompt')
    .fill('A bride in a lace dress and a groom in a navy suit in a tower.')
  await form.getByLabel('Upload preview').setInputFiles(await sampleUpload(1))
  const preview = form.getByRole('img', { name: 'Preview' })
  await expect(preview).toHaveAttribute('src', /wedding-styles\/previews/)
  await form.getByRole('button', { name: 'Generate Icon from Preview' }).click()
  const icon = form.getByRole('img', { name: 'Icon' })
  await expect(icon).toHaveAttribute('src', /\/c_fill,g_auto,w_200,h_200\//)
  await expect.poll(() => sizeOf(icon)).toEqual([200, 200])
  await form.getByRole('button', { name: 'Save Style' }).click()

  await expect(form).toBeHidden()
  await expect(alerts(page).getByText('Saved successfully!')).toBeVisible()
  await expect(cardsOf(page, 'Castle')).toHaveText(['The Tower Room'])
  const { styles } = await readCatalogue(await asOperator())
  expect(styles.Castle[0]).toMatchObject({ styleName: 'Tower Room', isPopular: true })
  const { prompts } = styles.Castle[0].variations[0]
  expect(JSON.stringify(prompts['groom-groom'])).not.toContain('bride in')

  const couple = await openAsCouple()
  const tile = couple.getByRole('region', { name: 'Castle' }).getByRole('button', { name: 'The Tower Room' })
  await tile.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await sizeOf(tile.locator('img')))[0]).toBeGreaterThan(0)
})

test('an icon of its own is uploaded, and a file that is no picture is refused in the form', {
  tag: ['@LIVE-34', '@ADMIN-18'],
}, async ({ page }) => {
  const form = await editStyle(page, 'Dune')
  await form
    .getByLabel('Upload icon')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
  await expect(form.getByText('Only image files are allowed')).toBeVisible()
  await form.getByLabel('Upload icon').setInputFiles(await sampleUpload(2))
  await expect(form.getByRole('img', { name: 'Icon' })).toHaveAttribute('src', /wedding-styles\/icons/)
  await form.getByRole('button', { name: 'Save Style' }).click()
  await expectSaved(page)
  const { styles } = await readCatalogue(await asOperator())
  expect(styles.Beach[1].variations[0].iconPath).toContain('wedding-styles/icons')
})

test('an edited style keeps its place, and one that moves to another category stands at its end', {
  tag: ['@LIVE-38', '@LIVE-39', '@LIVE-19'],
}, async ({ page }) => {
  const form = await editStyle(page, 'Shore')
  await form.getByLabel('Display name').fill('Shoreline')
  await form.getByRole('button', { name: 'Save Style' }).click()
  await expect(cardsOf(page, 'Beach')).toHaveText(['Shoreline', 'Dune'])
  await editStyle(page, 'Dune')
  await form.getByLabel('Category', { exact: true }).selectOption('Garden')
  await form.getByRole('button', { name: 'Save Style' }).click()
  await expect(cardsOf(page, 'Garden')).toHaveText(['Rose', 'Dune'])
  await expectSaved(page)
  expect(outlineOf(await readCatalogue(await asOperator()))).toEqual({
    Beach: ['Shoreline'],
    Garden: ['Rose', 'Dune'],
  })
})

test('a form with something written in it closes only after a question', async ({ page }) => {
  await unfold(page, 'Garden')
  const form = await editStyle(page, 'Rose')
  await form.getByLabel('Subcategory (optional)').fill('Roses')
  await page.keyboard.press('Escape')
  await answer(page, 'Discard what you changed?', 'Cancel')
  await expect(form.getByLabel('Subcategory (optional)')).toHaveValue('Roses')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await answer(page, 'Discard what you changed?', 'Discard')
  await expect(form).toBeHidden()
  await editStyle(page, 'Rose')
  await expect(form.getByLabel('Subcategory (optional)')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
})

/** How large a picture is that has been loaded, px; nothing until then. */
function sizeOf(picture: Locator): Promise<number[]> {
  return picture.evaluate((element) =>
    element instanceof HTMLImageElement && element.complete
      ? [element.naturalWidth, element.naturalHeight]
      : [0, 0],
  )
}
