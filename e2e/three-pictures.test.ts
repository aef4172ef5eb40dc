import { getStyleApplication, listStyleApplications } from '@ever-after/contract'
import { expect, type Page } from '@playwright/test'
import { holdPictures, releasePictures } from './steps/control.ts'
import { deviceOf, newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { giveSamplePhotos, makePicture } from './steps/make-picture.ts'
import { secondPort } from './steps/ports.ts'
import { expectToast, recordToasts } from './steps/record-toasts.ts'
import { remainingChanges } from './steps/remaining-changes.ts'

test.use({ baseURL: `http://127.0.0.1:${secondPort}` })
test.beforeEach(async ({ page, secondServer }) => {
  await secondServer.start({ isNew: true, picturesPerChange: 3 })
  await newDevice(page)
  await recordToasts(page)
  await page.goto('/wedding-upload')
})

const picture = (page: Page, number: number, all = 3) =>
  page.getByRole('button', { name: new RegExp(`^Picture ${number} of ${all}`) })

test('a change gives three pictures, of which the couple keeps all and stars one', async ({ page }) => {
  await giveSamplePhotos(page)
  await expect(page.getByText('3 pictures to choose from, for one change.')).toBeVisible()
  await holdPictures(page, 'further pictures')
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  await expect(picture(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Picture 3 of 3: being made')).toBeAttached()
  await releasePictures(page)
  await expect(picture(page, 3)).toBeVisible()
  expect(await remainingChanges(page)).toBe(4)
  await expect(
    page.getByText('3 more, posed or framed anew where we can, for one more change.'),
  ).toBeVisible()

  const stage = page.getByRole('button', { name: 'Hold to compare' })
  const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(picture(page, 2)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Star this picture' }).click()
  await expect(page.getByRole('button', { name: 'Picture 2 of 3, starred' })).toBeVisible()

  await page.getByRole('button', { name: 'Compare with a slider' }).click()
  const line = page.getByRole('slider', { name: 'Before and after' })
  await line.press('ArrowRight')
  await expect(line).toHaveValue('51')
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  expect(Number(await line.inputValue())).toBeLessThan(30)
  await expect(picture(page, 2)).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await expect(page.getByRole('button', { name: 'Picture 2 of 3, starred' })).toBeVisible()
  const { call } = await deviceOf(page)
  const kept = await call(listStyleApplications, { query: {} })
  expect(kept.map(({ status, isStarred }) => [status, isStarred])).toHaveLength(3)
  expect(kept.filter(({ isStarred }) => isStarred)).toHaveLength(1)
})

test('a picture that is not good is made again once, free, with one tap that says why', async ({ page }) => {
  await makePicture(page)
  await expect(picture(page, 3)).toBeVisible()
  const explained = page.getByRole('button', { name: 'Got it, thanks!' })
  await page.getByRole('tab').nth(1).click({ trial: true })
  await explained.click()
  await page.getByRole('button', { name: 'Not good' }).click()
  await page.getByRole('button', { name: 'Hands or body' }).click()
  await expectToast(page, 'Here it is again, made anew')
  await expect(picture(page, 4, 4)).toHaveAttribute('aria-pressed', 'true')
  expect(await remainingChanges(page)).toBe(4)

  await picture(page, 2, 4).click()
  await page.getByRole('button', { name: 'Not good' }).click()
  await page.getByRole('button', { name: 'The pose' }).click()
  await expect(page.getByText('Thanks. That helps us.')).toBeVisible()
  await expect(picture(page, 4, 4)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ has: picture(page, 5, 5) })).toHaveCount(0)
})

test('the couple chooses its pose, its framing, its places and its clothes, and the picture has them', async ({
  page,
}) => {
  await giveSamplePhotos(page)
  await page.getByRole('button', { name: 'Pose and clothes: as we choose' }).click()
  await page.getByRole('button', { name: 'Back to back' }).click()
  await page.getByRole('group', { name: 'Framing' }).getByText('Half').click()
  await page.getByRole('group', { name: 'On the left' }).getByText('Second').click()
  await page.getByRole('group', { name: 'Second person wears' }).getByText('Dress').click()
  await expect(page.getByText(': Back to back, Half, second person on the left')).toBeVisible()
  const sent = page.waitForRequest((request) => request.url().endsWith('/wedding-styles/apply'))
  await page.getByRole('button', { name: 'Try this wedding style' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    partner2Attire: 'dress',
    stance: { pose: 'back-to-back', framing: 'half', left: 'second' },
  })
  await expect(picture(page, 3)).toBeVisible()
  const { call } = await deviceOf(page)
  const [{ id }] = await call(listStyleApplications, { query: {} })
  expect((await call(getStyleApplication, { params: { id } })).status).toBe('completed')
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(
    page.getByRole('group', { name: /Second person/ }).getByRole('radio', { name: 'Dress' }),
  ).toBeChecked()
})
