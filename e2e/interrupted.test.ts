import { applyStyle, getStyleApplication, listStyleApplications } from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import { holdPictures, whileHeld } from './steps/control.ts'
import { deviceOf, newDevice } from './steps/device.ts'
import { test, unreachable } from './steps/journey.ts'
import { giveSamplePhotos } from './steps/make-picture.ts'
import { secondPort } from './steps/ports.ts'
import { remainingChanges } from './steps/remaining-changes.ts'

test('a couple that closes the app while its picture is made finds it at home', async ({ page, context }) => {
  await newDevice(page)
  const again = await context.newPage()
  await whileHeld(page, async () => {
    await startPicture(page)
    await page.close()
    await again.addInitScript(() => localStorage.setItem('onboarding-completed', 'true'))
    await again.goto('/')
  })
  await again.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(again.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
  expect(await remainingChanges(again)).toBe(4)
})

test('a couple that reloads before the answer has the picture that it asked for, and pays once', async ({
  page,
}) => {
  await newDevice(page)
  await page.goto('/wedding-upload')
  await giveSamplePhotos(page)
  const accepted = Promise.withResolvers<void>()
  await page.route(
    '**/api/wedding-styles/apply',
    async (route) => {
      await route.fetch()
      accepted.resolve()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  await accepted.promise
  await page.reload()
  await expect(page.getByRole('button', { name: 'Hold to compare' })).toBeVisible()
  const { call } = await deviceOf(page)
  expect(await call(listStyleApplications, { query: {} })).toHaveLength(1)
  expect(await remainingChanges(page)).toBe(4)
})

test.describe('a server that dies', () => {
  // The app goes on asking while nobody answers, and the browser reports each try.
  test.use({ baseURL: `http://127.0.0.1:${secondPort}`, deliberate: [unreachable] })
  test.beforeEach(({ secondServer }) => secondServer.start({ isNew: true }))

  test('loses no picture and charges for none that is not made', async ({ page, secondServer }) => {
    await newDevice(page)
    await holdPictures(page)
    const id = await startPicture(page)
    const { call } = await deviceOf(page)
    const status = async () => (await call(getStyleApplication, { params: { id } })).status
    await expect.poll(status, { intervals: [100] }).toBe('processing')
    await secondServer.kill()
    await secondServer.start({ isNew: false })

    await page.reload()
    const shown = page.getByRole('button', { name: 'Hold to compare' })
    await expect(shown.or(page.getByText('Nothing was charged.'))).toBeVisible()

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
  const answered = page.waitForResponse('**/api/wedding-styles/apply')
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  const answer: unknown = await (await answered).json()
  return applyStyle.reply.parse(answer).id
}
