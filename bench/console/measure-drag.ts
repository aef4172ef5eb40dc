import type { Page } from '@playwright/test'
import { framesOf } from './read-frames.ts'

const moves = 150
const category = 'Beach'

/** Drags a style around among hundreds, and counts from the browser's own trace what was drawn meanwhile. */
export async function measureDrag(page: Page): Promise<{ framesPerSecond: number; longestFrameMs: number }> {
  await page.getByRole('button', { name: `Reorder ${category}`, exact: true }).click()
  const grip = page.getByRole('button', { name: /^Reorder .*, place 1 of / })
  await grip.waitFor()
  await page.waitForLoadState('networkidle')
  const box = await grip.boundingBox()
  if (!box) throw new Error('There is nothing to drag.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 10, { steps: 5 })
  await page.waitForTimeout(300)
  const browser = page.context().browser()
  if (!browser) throw new Error('The browser is gone.')
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'],
  })
  await page.evaluate(`performance.mark('drag-begins')`)
  for (let move = 0; move < moves; move++) {
    await page.mouse.move(x + 10 + (move % 75) * 9, y + 110 + Math.sin(move / 12) * 110)
  }
  await page.evaluate(`performance.mark('drag-ends')`)
  const trace = await browser.stopTracing()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.getByRole('button', { name: `Done reordering ${category}` }).click()
  return framesOf(trace.toString())
}
