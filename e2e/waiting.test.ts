import { expect } from '@playwright/test'
import { whileHeld } from './steps/control.ts'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { useLargeLetters } from './steps/large-letters.ts'
import { giveSamplePhotos } from './steps/make-picture.ts'

const phones = [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
  { width: 320, height: 640 },
]

test('whoever waits sees the stage, the progress and that one may leave, on a small screen and in large letters', async ({
  page,
}) => {
  await newDevice(page)
  await page.goto('/wedding-upload')
  await giveSamplePhotos(page)
  const quick = page.getByText('A quick preview. Yours will be sharp.')
  await expect(quick).toBeVisible()
  await whileHeld(page, async () => {
    await page.getByRole('button', { name: 'Try this wedding style' }).click()
    const current = page.getByRole('listitem').filter({ hasText: 'Finding faces' })
    await expect(current).toHaveAttribute('aria-current', 'step')
    await expect(quick).toHaveCount(0)
    const seesAll = async () => {
      for (const phone of phones) {
        await page.setViewportSize(phone)
        await page.getByRole('main').evaluate((main) => main.scrollTo(0, 0))
        await expect(current).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('progressbar')).toBeInViewport({ ratio: 1 })
        await expect(page.getByText('You may leave. The picture waits for you in History.')).toBeInViewport({
          ratio: 1,
        })
      }
    }
    await seesAll()
    await useLargeLetters(page)
    await seesAll()
  })
})
