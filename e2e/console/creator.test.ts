import { expect } from '@playwright/test'
import { asOperator, logIn, openTab, test } from '../steps/console.ts'
import { outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import { giveSamplePhotos, tryStyle } from '../steps/make-picture.ts'
import { sampleUpload } from '../steps/sample-photo.ts'

const basePrompt =
  'A bride and a groom at golden hour on a quiet beach. She wears a lace gown with a veil, he wears a navy suit; ' +
  'her bouquet is of white roses, and low sun lies on the surf behind them.'

test('one prompt becomes a style in three pairings, waits in Drafts, and once published a couple is in it', {
  tag: ['@CREATOR-01', '@CREATOR-02', '@CREATOR-03', '@CREATOR-04', '@CREATOR-05', '@CREATOR-06', '@LIVE-57'],
}, async ({ page, openAsCouple }) => {
  test.slow()
  const call = await asOperator()
  await seedCatalogue(call, { Beach: ['Pale Tide', 'Coral Noon'], Garden: ['Rose Walk'] })
  await logIn(page)
  await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Creator' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Wedding Style' })).toBeVisible()

  await page.getByLabel('Style name').fill('Lighthouse Vows')
  await expect(page.getByRole('button', { name: 'Generate Variations' })).toBeDisabled()
  await page.getByLabel('Base prompt').fill(basePrompt)
  await page.getByRole('button', { name: 'Generate Variations' }).click()
  await expect(page.getByText(/^Written by rules/)).toBeVisible()
  await expect(page.getByLabel('Two brides')).toHaveValue(/bride/i)
  await expect(page.getByLabel('Two brides')).not.toHaveValue(/\bgroom\b|\bhe\b|\bsuit\b/i)
  await expect(page.getByLabel('Two grooms')).not.toHaveValue(/\bbride\b|\bshe\b|\bgown\b/i)
  await page.getByRole('button', { name: 'Save to Drafts' }).click()
  await expect(page.getByText('Please complete all fields')).toBeVisible()
  await expect(page.getByText('Still missing: Icon, Preview')).toBeVisible()

  const preview = page.getByRole('group', { name: 'Preview', exact: true })
  await preview.locator('input[type=file]').setInputFiles(await sampleUpload(1))
  await expect(preview.getByRole('button', { name: 'Choose another file' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Style name')).toHaveValue('Lighthouse Vows')
  await page.getByRole('button', { name: 'Generate Icon from Preview' }).click()
  await page.getByRole('button', { name: 'Save to Drafts' }).click()
  await expect(page.getByText('Saved Lighthouse Vows to Drafts')).toBeVisible()
  await expect(page.getByLabel('Style name')).toHaveValue('')

  await openTab(page, 'Drafts')
  const search = page.getByRole('searchbox', { name: 'Search styles...' })
  await search.fill('lighthouse')
  await page.getByRole('button', { name: 'Move Lighthouse Vows' }).click()
  await page.getByRole('menuitem', { name: 'Beach' }).click()
  await expect(page.getByText('Moved 1 style to Beach')).toBeVisible()
  await expect(page.getByText('All changes saved')).toBeVisible()
  expect(outlineOf(await readCatalogue(call)).Beach).toEqual(['Pale Tide', 'Coral Noon'])

  await openTab(page, 'Releases')
  await page.getByRole('button', { name: 'Publish draft' }).click()
  const publish = page.getByRole('dialog', { name: 'Publish the draft?' })
  await expect(publish).toContainText('Lighthouse Vows')
  await publish.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('The draft is live.')).toBeVisible()
  expect(outlineOf(await readCatalogue(call)).Beach).toContain('Lighthouse Vows')

  const phone = await openAsCouple()
  await phone.getByRole('searchbox').fill('lighthouse')
  await phone.getByRole('region', { name: 'Beach' }).getByRole('button', { name: 'Lighthouse Vows' }).click()
  await giveSamplePhotos(phone)
  const sent = phone.waitForRequest('**/api/wedding-styles/apply')
  await tryStyle(phone)
  expect((await sent).postDataJSON()).toMatchObject({ styleName: 'Lighthouse Vows' })
})
