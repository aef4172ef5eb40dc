import { consoleLocalKeys, getStyleAnalytics } from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import { asOperator, logIn, test } from '../steps/console.ts'
import { seedCatalogue } from '../steps/console-catalogue.ts'
import { holdPictures, releasePictures } from '../steps/control.ts'
import { answered } from '../steps/journey.ts'
import { sampleUpload } from '../steps/sample-photo.ts'

const names = [
  'Pale Tide',
  'Coral Noon',
  'Sea Glass',
  'Salt Lane',
  'Blue Hour',
  'Dune Vows',
  'Shell Path',
  'Foam',
  'Pearl',
  'Gull',
]

test.describe('a batch of test pictures', () => {
  test.use({ deliberate: [answered(500)] })

  test.beforeEach(async () => {
    await seedCatalogue(await asOperator(), { Beach: names, Garden: ['Rose Walk'] })
  })

  test('ten styles are tested one after another, and a reload in mid-run makes none twice and loses none', {
    tag: ['@TESTER-01', '@TESTER-03', '@TESTER-04', '@TESTER-05', '@TESTER-06', '@TESTER-07'],
  }, async ({ page }) => {
    const call = await asOperator()
    const { cards } = await call(getStyleAnalytics, {})
    const keys = new Set<string | undefined>()
    page.on('request', (request) => {
      if (request.url().endsWith('/api/wedding-styles/apply')) keys.add(request.headers()['idempotency-key'])
    })
    await logIn(page, '/admin/tester')
    await givePhotos(page)
    await page.getByRole('checkbox', { name: 'All of Beach' }).check()
    await page.route(applying, async (route) => {
      keys.add(route.request().headers()['idempotency-key'])
      if (keys.size === 4) await holdPictures(page)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Test 10 styles' }).click()
    await expect(page.getByText('3 of 10 done').first()).toBeVisible()

    await page.reload()
    await expect(page.getByText('3 of 10 done').first()).toBeVisible()
    await page.unroute(applying)
    await releasePictures(page)
    await expect(page.getByText('10 completed · 0 failed')).toBeVisible()
    expect(keys.size).toBe(10)
    expect(await applicationsOf(page)).toBe(10)
    const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
    await expect(results).toHaveCount(10)
    for (const result of await results.all()) {
      await expect(result).toContainText(/Likeness\d\.\d\d · \d\.\d\dTime\d+\.\d sCost\$/)
      await result.scrollIntoViewIfNeeded()
      await expect.poll(() => result.getByRole('img').first().evaluate(widthOf)).toBeGreaterThan(0)
    }
    await results.first().getByRole('button', { name: 'Open Pale Tide' }).click()
    const open = page.getByRole('dialog', { name: 'Pale Tide' })
    await expect(open.getByRole('img', { name: 'Photo of partner 2' })).toBeVisible()
    await open.getByRole('button', { name: 'Close' }).click()
    expect((await call(getStyleAnalytics, {})).cards).toEqual(cards)
  })

  test('photos that are kept as a panel are used again, and what failed is run again by itself', {
    tag: ['@full', '@TESTER-02'],
  }, async ({ page }) => {
    await logIn(page, '/admin/tester')
    await page.getByRole('button', { name: 'Test styles' }).click()
    await expect(
      page.getByText('Please upload both partner photos and select at least one style'),
    ).toBeVisible()
    await givePhotos(page)
    await page.getByRole('button', { name: 'Keep these photos' }).click()
    const keep = page.getByRole('dialog', { name: 'Keep these photos as a test panel' })
    await keep.getByLabel('Name').fill('A couple by the window')
    await keep.getByRole('button', { name: 'Keep' }).click()
    await expect(page.getByText('Kept A couple by the window')).toBeVisible()

    await page.evaluate((key) => localStorage.removeItem(key), consoleLocalKeys.testRun)
    await page.reload()
    await page.getByRole('button', { name: 'Use A couple by the window' }).click()
    await page.getByRole('button', { name: /^Beach/ }).click()
    for (const name of ['Pale Tide', 'Sea Glass', 'Foam'])
      await page.getByRole('checkbox', { name, exact: true }).check()
    await failAt(page, ['Sea Glass', 'Foam'])
    await page.getByRole('button', { name: 'Test 3 styles' }).click()
    await expect(page.getByText('1 completed · 2 failed')).toBeVisible()
    await expect(resultOf(page, 'Foam')).toContainText('Apply failed')

    await page.unroute(applying)
    await page.getByRole('button', { name: 'Run 2 failed again' }).click()
    await expect(page.getByText('3 completed · 0 failed')).toBeVisible()
    await expect(resultOf(page, 'Foam').getByRole('img', { name: 'Test picture of Foam' })).toBeVisible()

    await page.getByRole('button', { name: 'Delete A couple by the window' }).click()
    const question = page.getByRole('dialog', { name: 'Delete the test panel "A couple by the window"?' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No pair of photos is kept yet.')).toBeVisible()
  })
})

const applying = '**/api/wedding-styles/apply'

async function failAt(page: Page, styles: readonly string[]): Promise<void> {
  await page.route(applying, (route) => {
    const { styleName } = route.request().postDataJSON()
    if (!styles.includes(styleName)) return route.continue()
    const json = { error: 'The studio is closed.', code: 'internal', requestId: 'journey' }
    return route.fulfill({ status: 500, json })
  })
}

async function givePhotos(page: Page): Promise<void> {
  for (const partner of [1, 2] as const) {
    const field = page.getByRole('group', { name: `Partner ${partner}`, exact: true })
    await field.locator('input[type=file]').setInputFiles(await sampleUpload(partner))
  }
}

/** How many pictures were begun, as the browser keeps it. */
function applicationsOf(page: Page): Promise<number> {
  return page.evaluate((key) => {
    const run: { items: { applicationId: string }[] } = JSON.parse(localStorage.getItem(key) ?? '')
    return new Set(run.items.map(({ applicationId }) => applicationId)).size
  }, consoleLocalKeys.testRun)
}

function resultOf(page: Page, name: string) {
  return page.getByRole('list', { name: 'Results' }).getByRole('listitem').filter({ hasText: name })
}

/** Runs in the page. */
function widthOf(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0
}
