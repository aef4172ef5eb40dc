import { expect, type Page } from '@playwright/test'
import { meetScene } from './gallery/meet-scene.ts'
import { scenes } from './gallery/scenes/index.ts'
import { sizesOf } from './gallery/sizes.ts'
import { complaintsOf, test } from './gallery/with-devices.ts'
import { findBarriers } from './steps/check-accessibility.ts'
import { findCutOff } from './steps/find-cut-off.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const scene of scenes) {
  test.describe(() => {
    const { first, narrow } = sizesOf(scene)
    test.use({ ...complaintsOf(scene), viewport: first })
    test(`${scene.name}, ${scene.face}: everybody can read and use it`, async ({ page, devices }) => {
      await meetScene(page, scene, devices)
      const barriers = await findBarriers(page)
      // A stage is only for who wants motion.
      const moving = scene.stage ? [] : await page.evaluate(findMovement)
      await page.emulateMedia({ colorScheme: 'dark' })
      const inTheDark = await findBarriers(page, { colours: true })
      const onScreen = await findCutOff(page)
      await page.setViewportSize(narrow)
      await comeToRest(page)
      const onNarrowScreen = await findCutOff(page)
      // What scrolls measures nothing.
      await comeToRest(page)
      await page.setViewportSize(first)
      await comeToRest(page)
      await enlargeText(page)
      const inLargeText = await findCutOff(page)
      expect({ barriers, moving, inTheDark, onScreen, onNarrowScreen, inLargeText }).toEqual({
        barriers: [],
        moving: [],
        inTheDark: [],
        onScreen: [],
        onNarrowScreen: [],
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
  await comeToRest(page)
}

/** Runs in the page: what moves for longer than a blink although less motion is asked for. */
function findMovement(): string[] {
  const blinkMs = 100
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > blinkMs)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? `${effect.target?.className}` : 'an animation'))
}

/** Waits until nothing moves any more: a long list measures its rows anew after all others stand. */
async function comeToRest(page: Page): Promise<void> {
  let before: number[] = []
  const isAtRest = async () => {
    const now = await page.evaluate(placesOfButtons)
    const isSame = now.length === before.length && now.every((place, index) => place === before[index])
    before = now
    return isSame
  }
  await expect.poll(isAtRest, { intervals: [200] }).toBe(true)
}

/** Runs in the page. */
function placesOfButtons(): number[] {
  return [...document.querySelectorAll('button')].map((button) => button.getBoundingClientRect().top)
}
