import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Everything that WCAG 2.2 AA asks for and a machine can check. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Fails with every rule that this page breaks and where. Colours are judged after the page has faded in. */
export async function checkAccessibility(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([])
}

/** Every rule that this page breaks and where; of the colours alone when they are what changed. */
export async function findBarriers(page: Page, { colours = false } = {}) {
  const axe = new AxeBuilder({ page })
  if (colours) axe.withRules(['color-contrast'])
  else axe.withTags(tags)

  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }))
}
