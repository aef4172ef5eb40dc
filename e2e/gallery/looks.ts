import type { Page } from '@playwright/test'
import { findBarriers } from '../steps/check-accessibility.ts'
import { findCutOff } from '../steps/find-cut-off.ts'
import type { Scene } from './scene.ts'
import { sizesOf } from './sizes.ts'

/** What a look at a scene finds wrong; nothing when all is well. */
export type Findings = Record<string, unknown[]>

/** By daylight, on the screen the scene is met on. */
export async function lookOnce(page: Page, { stage, choices }: Scene): Promise<Findings> {
  // A stage is only for who wants motion; it stays when motion is not wanted any more.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return {
    barriers: await findBarriers(page),
    cutOff: await findCutOff(page),
    moving: stage ? [] : await page.evaluate(findMovement),
    alike: choices ? await findAlike(page, choices) : [],
  }
}

/** In the dark, on a narrow screen, in letters of twice the size and mirrored. */
export async function lookFurther(page: Page, scene: Scene): Promise<Findings> {
  const { first, narrow } = sizesOf(scene)
  await page.evaluate(endTransitions)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(rest)
  const inTheDark = await findBarriers(page, { colours: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(narrow)
  await page.evaluate(rest)
  const onNarrowScreen = await findCutOff(page)
  await page.evaluate(rest)
  await page.setViewportSize(first)
  await page.evaluate(rest)
  const inLargeText = await inLetters(page, { standard: 32, fixed: 26 }, () => findCutOff(page))
  const fromRightToLeft = await mirrored(page)
  return { inTheDark, onNarrowScreen, inLargeText, fromRightToLeft }
}

/** As for who reads from right to left. */
async function mirrored(page: Page): Promise<string[]> {
  const turn = (direction: string) =>
    page.evaluate((dir) => {
      document.documentElement.dir = dir
    }, direction)
  await turn('rtl')
  await page.evaluate(rest)
  const seen = await findCutOff(page)
  await turn('ltr')
  return seen
}

/** Looks while letters have this size, as a person sets it in the browser. */
async function inLetters<Seen>(
  page: Page,
  fontSizes: { standard: number; fixed: number },
  look: () => Promise<Seen>,
): Promise<Seen> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes })
  await page.waitForFunction(
    (px) => getComputedStyle(document.documentElement).fontSize === px,
    `${fontSizes.standard}px`,
  )
  await page.evaluate(rest)
  const seen = await look()
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await browser.detach()
  return seen
}

/** Controls of which none, or all, stand out when the system's own colours are all there are. */
async function findAlike(page: Page, choices: string): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const { all, outlined } = await page.locator(choices).evaluateAll((controls) => ({
    all: controls.length,
    outlined: controls.filter((control) => getComputedStyle(control).outlineStyle === 'solid').length,
  }))
  await page.emulateMedia({ forcedColors: 'none' })
  return outlined > 0 && outlined < all ? [] : [`${outlined} of ${all} are outlined: ${choices}`]
}

/** Runs in the page: what moves for longer than a blink although less motion is asked for. */
function findMovement(): string[] {
  const blinkMs = 100
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > blinkMs)
    .map(({ effect }) =>
      effect instanceof KeyframeEffect ? `${effect.target?.getAttribute('class')}` : 'an animation',
    )
}

/** Runs in the page: each look is there at once instead of fading in. */
function endTransitions(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page until nothing moves any more. */
async function rest(): Promise<void> {
  // A long list measures none of its rows for 150 ms after it was scrolled.
  const isLong = document.querySelector('[data-index]') !== null
  const stillFrames = isLong ? 12 : 2
  const mostFrames = 120
  const places = () =>
    [...document.querySelectorAll('button')].map((button) => button.getBoundingClientRect().top).join()
  let before = ''
  for (let frames = 0, still = 0; still < stillFrames && frames < mostFrames; frames++) {
    await new Promise(requestAnimationFrame)
    const now = places()
    still = now === before ? still + 1 : 0
    before = now
  }
}
