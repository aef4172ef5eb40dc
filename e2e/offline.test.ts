import { expect, type Page, type Request } from '@playwright/test'
import { choosePhoto } from './steps/choose-photo.ts'
import { test, unreachable } from './steps/journey.ts'
import { skipToStyles, tryStyle } from './steps/make-picture.ts'
import { openPreview } from './steps/open-preview.ts'

// What the app asks for without a connection, the browser reports by itself.
test.use({ deliberate: [unreachable] })

const notice = 'You are offline. What you see may be a little old.'

test('a couple that loses its connection sees what it had, and its photos go on by themselves when it is back', async ({
  page,
  context,
}) => {
  const fetched = fetchedWhole(page, [/frame-dialog.*\.js$/, /style-preview-screen.*\.js$/])
  await openPreview(page)
  await page.getByRole('button', { name: 'Generate Wedding Photos' }).click()
  await fetched

  await context.setOffline(true)
  await expect(page.getByText(notice)).toBeVisible()
  await choosePhoto(page, 1)
  await choosePhoto(page, 2)
  const waiting = page.getByText('Waiting for the connection. It goes on by itself.')
  await expect(waiting).toHaveCount(2)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Dream Weddings' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Garden' }).getByRole('button').first()).toBeVisible()
  await page.getByRole('button', { name: 'Generate Wedding Photos' }).click()
  await expect(waiting).toHaveCount(2)

  await context.setOffline(false)
  await expect(page.getByText(notice)).toBeHidden()
  await expect(page.getByText(/^Kept until/)).toHaveCount(2)
  await skipToStyles(page)
  await tryStyle(page)
})

test('a couple without a connection goes through the tabs, those it had not opened too', async ({
  page,
  context,
}) => {
  const fetched = fetchedWhole(page, [/settings-screen.*\.js$/, /history-screen.*\.js$/])
  await openPreview(page)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'No wedding styles yet' })).toBeVisible()
  await page.getByRole('link', { name: 'Styles' }).click()
  await fetched

  await context.setOffline(true)
  await page.getByRole('link', { name: 'History' }).click()
  await expect(page.getByRole('heading', { name: 'No wedding styles yet' })).toBeVisible()
  await expect(page.getByText(notice)).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('button', { name: 'Delete my data' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(notice)).toBeHidden()
})

/**
 * When these files were asked for and no file of the app is on its way any more: without a connection the rest of an
 * answer that began is lost.
 */
async function fetchedWhole(page: Page, files: readonly RegExp[]) {
  const coming = new Set<Request>()
  page.on('request', (request) => {
    if (/\/assets\/.*\.(js|css)$/.test(request.url())) coming.add(request)
  })
  page.on('requestfinished', (request) => coming.delete(request))
  await Promise.all(files.map((file) => page.waitForRequest((request) => file.test(request.url()))))
  await expect.poll(() => coming.size).toBe(0)
}
