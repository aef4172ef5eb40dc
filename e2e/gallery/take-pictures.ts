import type { PageScreenshotOptions } from '@playwright/test'
import { galleryFolder } from './folder.ts'
import { meetScene } from './meet-scene.ts'
import { scenes } from './scenes/index.ts'
import { complaintsOf, test } from './with-devices.ts'

const phone = { width: 390, height: 844 }
const small = { width: 320, height: 568 }
const wide = { width: 1280, height: 800 }
const colourMs = 450

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
      await page.setViewportSize(phone)
      await meetScene(page, scene, devices)
      await shoot('light')
      if (scene.device === 'browser') await shoot('whole', { fullPage: true })
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.waitForTimeout(colourMs)
      await shoot('dark')
      await page.setViewportSize(small)
      await page.waitForTimeout(colourMs)
      await shoot('small-dark')
      await page.emulateMedia({ colorScheme: 'light' })
      await page.waitForTimeout(colourMs)
      await shoot('small')
      await page.setViewportSize(wide)
      await page.waitForTimeout(colourMs)
      await shoot('wide')
    })
  })
}
