import type { Locator, Page } from '@playwright/test'

export type HeldStage = 'initial' | 'sad' | 'magic' | 'happy'

/** How long each stage before the prices lasts (specification L98, decision A68). */
export const stageMs: Record<HeldStage, number> = {
  initial: 100,
  sad: 3000,
  magic: 850,
  happy: 3000,
}

/** How exactly a stage's beginning is known. */
export const stepMs = 10
const mostSteps = 1500

/** The button that a stage of the animation is. */
export function stageOf(page: Page): Locator {
  return page.getByRole('dialog').getByRole('button', { name: /Tap to go on/ })
}

/** Stops the time of pages that open from now on: it passes by `page.clock` alone. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Lets the stopped time pass until the animation has begun. */
export async function meetFirstStage(page: Page): Promise<void> {
  const scene = stageOf(page)
  for (let step = 0; step < mostSteps; step++) {
    if (await scene.isVisible()) return
    await page.clock.runFor(stepMs)
  }
  throw new Error('The animation did not begin.')
}

/** Lets the animation of pages that open from now on go on by taps alone. */
export async function holdStages(page: Page): Promise<void> {
  await page.addInitScript(dropTimers, Object.values(stageMs))
}

/** Taps from the animation's beginning to this stage. */
export async function tapTo(page: Page, stage: HeldStage): Promise<void> {
  const stages = Object.keys(stageMs)
  for (const _ of stages.slice(0, stages.indexOf(stage))) await stageOf(page).click()
}

/** Runs in the page, before its own scripts. */
function dropTimers(lengthsMs: readonly number[]): void {
  const later = window.setTimeout.bind(window)
  const laterUnlessHeld = (work: TimerHandler, delayMs?: number, ...rest: unknown[]) =>
    delayMs !== undefined && lengthsMs.includes(delayMs) ? 0 : later(work, delayMs, ...rest)
  Object.assign(window, { setTimeout: laterUnlessHeld })
}
