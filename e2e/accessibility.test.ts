import { expect, type Page } from '@playwright/test'
import { meetScene } from './gallery/meet-scene.ts'
import { scenes } from './gallery/scenes/index.ts'
import { complaintsOf, test } from './gallery/with-devices.ts'
import { findBarriers } from './steps/check-accessibility.ts'
import { findCutOff } from './steps/find-cut-off.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const phone = { width: 390, height: 844 }
const narrow = { width: 320, height: 568 }

for (const scene of scenes) {
  test.describe(() => {
    test.use(complaintsOf(scene))
    test(`${scene.name}, ${scene.face}: everybody can read and use it`, async ({ page, devices }) => {
      await meetScene(page, scene, devices)
      const barriers = await findBarriers(page)
      // A stage is only for who wants motion.
      const moving = scene.stage ? [] : await page.evaluate(findMovement)
      await page.emulateMedia({ colorScheme: 'dark' })
      const inTheDark = await findBarriers(page, { colours: true })
      const onPhone = await findCutOff(page)
      await page.setViewportSize(narrow)
      const onNarrowPhone = await findCutOff(page)
      await page.setViewportSize(phone)
      await enlargeText(page)
      const inLargeText = await findCutOff(page)
      expect({ barriers, moving, inTheDark, onPhone, onNarrowPhone, inLargeText }).toEqual({
        barriers: [],
        moving: [],
        inTheDark: [],
        onPhone: [],
        onNarrowPhone: [],
        inLargeText: [],
      })
    })
  })
}

/** Letters of twice the size, as a person sets them in the browser. */
async function enlargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  const sizeOf = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await expect.poll(sizeOf).toBe('32px')
}

/** Runs in the page: what moves for longer than a blink although less motion is asked for. */
function findMovement(): string[] {
  const blinkMs = 100
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > blinkMs)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? `${effect.target?.className}` : 'an animation'))
}
