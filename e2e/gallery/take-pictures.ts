import type { PageScreenshotOptions } from '@playwright/test'
import { galleryFolder } from './folder.ts'
import { bringToTop, meetScene } from './meet-scene.ts'
import { scenes } from './scenes/index.ts'
import { sizesOf } from './sizes.ts'
import { complaintsOf, prepareMs, test } from './with-devices.ts'

const wide = { width: 1280, height: 800 }
const colourMs = 450

test.beforeAll(async ({ devices }) => {
  test.setTimeout(prepareMs)
  await devices.couples()
  await devices.operator()
})

for (const scene of scenes) {
  test.describe(() => {
    test.use(complaintsOf(scene))
    test(`${scene.name}, ${scene.face}`, async ({ page, devices }) => {
      const shoot = (look: string, options: PageScreenshotOptions = {}) =>
        page.screenshot({
          path: `${galleryFolder}${scene.name}.${scene.face}.${look}.png`,
          animations: 'disabled',
          ...options,
        })
      const { first, narrow } = sizesOf(scene)
      await page.setViewportSize(first)
      await meetScene(page, scene, devices)
      await shoot('light')
      if (scene.device === 'browser') await shoot('whole', { fullPage: true })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.waitForTimeout(colourMs)
      await shoot('dark')
      await page.setViewportSize(narrow)
      await page.waitForTimeout(colourMs)
      await bringToTop(page, scene)
      await shoot('small-dark')
      await page.emulateMedia({ colorScheme: 'light' })
      await page.waitForTimeout(colourMs)
      await shoot('small')
      if (scene.device === 'operator') return
      await page.setViewportSize(wide)
      await page.waitForTimeout(colourMs)
      await shoot('wide')
    })
  })
}
