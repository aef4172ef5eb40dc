import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Everything that WCAG 2.2 AA asks for and a machine can check. */
const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with every rule that this page breaks and where. Colours are judged after the page has faded in. */
export async function checkAccessibility(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([])
}

/** Every rule that this page breaks and where; of the colours alone when they are what changed. */
export async function findBarriers(page: Page, { colours = false } = {}) {
  await injectAxe(page)
  return page.evaluate(runAxe, {
    runOnly: colours ? ['color-contrast'] : standard,
    resultTypes: ['violations'],
  } satisfies RunOptions)
}

/** Each document gets it once, those in frames too: they answer the one on top. */
async function injectAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
}

/** Runs in the page, once what moves and ends has ended. */
async function runAxe(options: RunOptions) {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running')
  const ending = running.filter(
    ({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  )
  await Promise.allSettled(ending.map(({ finished }) => finished))
  // A colour that changes slowly starts the change of those that inherit it, as deep as the page is nested.
  const deepest = 20
  for (let depth = 0; depth < deepest; depth++) {
    await new Promise(requestAnimationFrame)
    const changes = document.getAnimations().filter((change) => change instanceof CSSTransition)
    if (changes.length === 0) break
    await Promise.allSettled(changes.map(({ finished }) => finished))
  }
  const { violations } = await window.axe.run(document, options)
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }))
}
