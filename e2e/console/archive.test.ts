import { readFile } from 'node:fs/promises'
import {
  type ArchiveEntry,
  archiveReply,
  clearArchive,
  listArchive,
  type OperatorStyle,
} from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import { asOperator, logIn, openTab, test } from '../steps/console.ts'
import { outlineOf, readCatalogue, seedCatalogue } from '../steps/console-catalogue.ts'

test.beforeEach(async () => {
  const call = await asOperator()
  await call(clearArchive, {})
})

test('archived styles come back where they were, byte for byte, and in a category that was gone', {
  tag: ['@ADMIN-01', '@ARCHIVE-01', '@ARCHIVE-04', '@ARCHIVE-05', '@LIVE-53', '@LIVE-54'],
}, async ({ page }) => {
  const call = await asOperator()
  await seedCatalogue(call, {
    Beach: ['Pale Tide', 'Coral Noon', 'Sea Glass', 'Salt Lane', 'Blue Hour'],
    Garden: ['Peony Walk', 'Rose Gate'],
  })
  const before = await stylesById()
  await logIn(page)

  await page.getByRole('checkbox', { name: 'Select Coral Noon' }).check()
  await page.getByRole('checkbox', { name: 'Select Salt Lane' }).check()
  await page.getByRole('button', { name: 'Archive (2)' }).click()
  await answer(page, 'Archive 2 styles? They can be restored later from the Archive tab.', 'Archive')
  await expect(page.getByText('✓ Archived 2 styles. View them in the Archive tab.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Archive 2 archived' })).toBeVisible()

  await page.getByRole('button', { name: 'Archive Garden' }).click()
  const why = page.getByRole('dialog', { name: 'Why is "Garden" archived?' })
  await why.getByLabel('Reason (optional)').fill('Out of season')
  await why.getByRole('button', { name: 'Next' }).click()
  await answer(
    page,
    'Archive "Garden" and all its 2 styles? They can be restored from the Archive tab.',
    'Archive',
  )
  await expect(page.getByRole('link', { name: 'Archive 4 archived' })).toBeVisible()
  expect(outlineOf(await readCatalogue(call))).toEqual({ Beach: ['Pale Tide', 'Sea Glass', 'Blue Hour'] })

  await openTab(page, 'Archive')
  await expect(page.getByRole('heading', { level: 1, name: 'Style Archive' })).toBeVisible()
  await expect(page.getByLabel('What the archive holds')).toHaveText(/Archived styles4This Week4Categories2/)
  await page.getByRole('searchbox', { name: 'Search archived styles...' }).fill('out of SEASON')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('Reason: Out of season')
  await page.getByRole('button', { name: 'Restore Peony Walk' }).click()
  await expect(page.getByText('✓ Restored "Peony Walk" to Garden')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check()
  await page.getByRole('button', { name: 'Restore (3)' }).click()
  await expect(page.getByText('✓ Restored 3 styles')).toBeVisible()
  await expect(page.getByText('Nothing is archived')).toBeVisible()

  const after = outlineOf(await readCatalogue(call))
  expect(after).toEqual({
    Beach: ['Pale Tide', 'Sea Glass', 'Blue Hour', ...inAnyOrder(after.Beach, ['Coral Noon', 'Salt Lane'])],
    Garden: ['Peony Walk', 'Rose Gate'],
  })
  expect(await stylesById()).toEqual(before)

  await openTab(page, 'Live Styles')
  await expect(page.getByRole('checkbox', { name: 'Select Coral Noon' })).toBeVisible()

  async function stylesById() {
    const { styles } = await readCatalogue(call)
    return Object.fromEntries(
      Object.entries(styles).flatMap(([category, list]) =>
        list.map(({ order: _, ...style }): [string, object] => [style.id, { category, ...style }]),
      ),
    )
  }
})

test('an archive that gets full says so above fifty, is exported whole, and is cleared for good', {
  tag: ['@full', '@ARCHIVE-02', '@ARCHIVE-03', '@ARCHIVE-06', '@ARCHIVE-07', '@ARCHIVE-08'],
}, async ({ page }) => {
  const call = await asOperator()
  const names = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${word} ${String(index + 1).padStart(2, '0')}`)
  await seedCatalogue(call, { Beach: names('Tide', 52), Garden: names('Rose', 51) })
  await logIn(page)
  await page.getByRole('button', { name: /^Beach/ }).click()
  await page.getByRole('button', { name: 'Archive Garden' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
  await answer(
    page,
    'Archive "Garden" and all its 51 styles? They can be restored from the Archive tab.',
    'Archive',
  )
  await expect(page.getByRole('link', { name: 'Archive 51 archived' })).toBeVisible()

  await openTab(page, 'Archive')
  const banner = page.getByRole('heading', { name: 'Archive getting full' })
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Delete Rose 07 permanently' }).click()
  await answer(page, 'Permanently delete "Rose 07"? This cannot be undone.', 'Delete permanently')
  await expect(page.getByText('"Rose 07" is deleted')).toBeVisible()
  await expect(banner).toBeHidden()
  await expect(page.getByLabel('What the archive holds')).toHaveText(
    /Archived styles50This Week50Categories1/,
  )

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^archived-styles-\d{4}-\d{2}-\d{2}T.*\.json$/)
  const exported = archiveReply.parse(JSON.parse(await readFile(await download.path(), 'utf8')))
  expect(exported.entries).toHaveLength(50)
  expect(styleOf(exported.entries, 'Rose 12')).toEqual(
    styleOf((await call(listArchive, {})).entries, 'Rose 12'),
  )

  await page.getByRole('button', { name: 'Clear Archive' }).click()
  await answer(page, 'Permanently delete all archived styles? This cannot be undone.', 'Delete 50 styles')
  await expect(page.getByText('Nothing is archived')).toBeVisible()
  expect((await call(listArchive, {})).entries).toEqual([])
  await page.reload()
  await expect(page.getByText('Nothing is archived')).toBeVisible()
})

function rows(page: Page) {
  return page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
}

async function answer(page: Page, question: string, yes: string): Promise<void> {
  await page.getByRole('dialog', { name: question }).getByRole('button', { name: yes }).click()
}

/** Several restored at once come back in the order of the archive. */
function inAnyOrder(all: readonly string[], some: readonly string[]): string[] {
  return all.filter((name) => some.includes(name))
}

function styleOf(entries: readonly ArchiveEntry[], name: string): OperatorStyle | undefined {
  return entries.find(({ style }) => style.displayName === name)?.style
}
