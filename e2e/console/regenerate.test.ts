import type { OperatorStyle } from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { asOperator, logIn, test } from '../steps/console.ts'
import { readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'
import { answered } from '../steps/journey.ts'

const names = Array.from({ length: 20 }, (_, index) => `Tide ${String(index + 1).padStart(2, '0')}`)
const failing = ['Tide 04', 'Tide 11', 'Tide 19']

test.describe('previews of which some fail', () => {
  test.use({ deliberate: [answered(500)] })
  test('of twenty new previews three fail; the other seventeen are approved, saved and taken back', {
    tag: [
      '@REGEN-01',
      '@REGEN-02',
      '@REGEN-04',
      '@REGEN-05',
      '@REGEN-06',
      '@REGEN-07',
      '@REGEN-09',
      '@REGEN-10',
    ],
  }, async ({ page, request }) => {
    const call = await asOperator()
    await seedCatalogue(call, { Beach: names, Garden: ['Rose Walk'] })
    const before = await previews()
    await failSome(page)
    await logIn(page)

    await page.getByRole('checkbox', { name: 'Select all styles of Beach' }).check()
    await page.getByRole('button', { name: 'Regenerate Previews' }).click()
    const dialog = page.getByRole('dialog', { name: 'Regenerate Previews' })
    await dialog.getByRole('button', { name: 'Generate 20 Previews' }).click()
    await expect(dialog.getByText('17 approved · 3 failed')).toBeVisible()
    for (const name of failing)
      await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText(
        'The studio is closed.',
      )
    await expect(dialog.getByRole('button', { name: 'Try 3 failed again' })).toBeVisible()

    const one = dialog.getByRole('checkbox', { name: 'Approve Tide 01' })
    await one.uncheck()
    await expect(dialog.getByRole('button', { name: 'Save 16 Approved Previews' })).toBeVisible()
    await one.check()
    await dialog.getByRole('button', { name: 'Save 17 Approved Previews' }).click()
    const question = page.getByRole('dialog', { name: 'Save 17 new preview images?' })
    await question.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('Successfully updated 17 preview images!')).toBeVisible()
    await expect(dialog).toBeHidden()

    const after = await previews()
    const changed = names.filter((name) => after[name] !== before[name])
    expect(changed).toEqual(names.filter((name) => !failing.includes(name)))
    expect(new Set(changed.map((name) => after[name])).size).toBe(17)
    for (const name of changed) await expectPicture(request.get(after[name]).then((answer) => answer.body()))

    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(page.getByText('Put the previews back as they were')).toBeVisible()
    expect(await previews()).toEqual(before)

    async function previews(): Promise<Record<string, string>> {
      const { styles } = await readCatalogue(call)
      return Object.fromEntries(Object.values(styles).flat().map(previewOf))
    }
  })
})

/** Three answers of the server are taken for failures. */
async function failSome(page: Page): Promise<void> {
  await page.route('**/api/wedding-styles/generate-preview', (route) => {
    const { styleName } = route.request().postDataJSON()
    if (!failing.includes(styleName)) return route.continue()
    const json = { error: 'The studio is closed.', code: 'generation_failed', requestId: 'journey' }
    return route.fulfill({ status: 500, json })
  })
}

function previewOf({ displayName, variations: [first] }: OperatorStyle): [string, string] {
  return [displayName, first.previewPath]
}

/** A picture, high as a portrait. */
async function expectPicture(body: Promise<Buffer>): Promise<void> {
  const picture = sharp(await body)
  const { width, height } = await picture.metadata()
  expect(height / width).toBeCloseTo(4 / 3, 1)
  expect(width).toBeGreaterThanOrEqual(600)
}
