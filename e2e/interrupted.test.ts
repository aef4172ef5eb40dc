import { applyStyle, getStyleApplication, listStyleApplications } from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import { clientOf } from './steps/client-of.ts'
import { test, unreachable } from './steps/journey.ts'
import { giveSamplePhotos } from './steps/make-picture.ts'
import { openPreview } from './steps/open-preview.ts'
import { remainingChanges } from './steps/remaining-changes.ts'
import { type SecondServer, secondPort, startSecondServer } from './steps/start-server.ts'

const makingMs = 60_000

test('a couple that closes the app while its picture is made finds it at home', async ({ page, context }) => {
  await openPreview(page)
  await startPicture(page)
  await page.close()

  const again = await context.newPage()
  await again.addInitScript(() => localStorage.setItem('onboarding-completed', 'true'))
  await again.goto('/')
  await again.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(again.getByRole('button', { name: 'Hold to compare' })).toBeVisible({ timeout: makingMs })
  expect(await remainingChanges(again)).toBe(4)
})

test.describe('a server that dies', () => {
  // The app goes on asking while nobody answers, and the browser reports each try.
  test.use({ baseURL: `http://127.0.0.1:${secondPort}`, deliberate: [unreachable] })
  let server: SecondServer
  test.beforeEach(async () => {
    test.slow()
    server = await startSecondServer({ isNew: true })
  })
  test.afterEach(() => server.kill())

  test('loses no picture and charges for none that is not made', async ({ page }) => {
    await openPreview(page)
    const id = await startPicture(page)
    const call = await clientOf(page)
    const status = async () => (await call(getStyleApplication, { params: { id } })).status
    await expect.poll(status, { intervals: [100] }).toBe('processing')
    await server.kill()
    server = await startSecondServer({ isNew: false })

    await page.reload()
    const shown = page.getByRole('button', { name: 'Hold to compare' })
    await expect(shown.or(page.getByText('Nothing was charged.'))).toBeVisible({ timeout: makingMs })

    expect(await status()).toMatch(/completed|failed/)
    const pictures = await call(listStyleApplications, { query: {} })
    const completed = pictures.filter((picture) => picture.status === 'completed')
    expect(await remainingChanges(page)).toBe(5 - completed.length)
  })
})

/** From home to a picture in the making; answers its id. */
async function startPicture(page: Page): Promise<string> {
  await page.goto('/wedding-upload')
  await giveSamplePhotos(page)
  const answered = page.waitForResponse('**/api/wedding-styles/apply', { timeout: makingMs })
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  const answer: unknown = await (await answered).json()
  return applyStyle.reply.parse(answer).id
}
