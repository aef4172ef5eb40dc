import { expect, type Locator } from '@playwright/test'

/** The terms of every offer: what is billed stands largest of all prices, and the ways out and to the papers are there. */
export async function expectFair(offer: Locator, { billed }: { billed: readonly string[] }): Promise<void> {
  for (const name of ['Restore Purchases', /^Terms of use/, /^Privacy policy/])
    await expect(offer.getByRole('button', { name })).toBeVisible()
  await expect.poll(async () => largestOf(await offer.evaluate(findPrices))).toEqual(billed.toSorted())
  expect(await offer.getByRole('radio', { checked: true }).count()).toBe(0)
}

interface Price {
  words: string
  sizePx: number
}

function largestOf(prices: readonly Price[]): string[] {
  const largestPx = Math.max(...prices.map(({ sizePx }) => sizePx))
  return prices
    .filter(({ sizePx }) => sizePx === largestPx)
    .map(({ words }) => words)
    .toSorted()
}

/** Runs in the page: everything with an amount of money in it, and how large it is written. */
function findPrices(offer: Element): Price[] {
  return [...offer.querySelectorAll('*')]
    .filter((part) => part.children.length === 0 && part.textContent?.includes('$'))
    .map((part) => ({
      words: part.textContent?.trim() ?? '',
      sizePx: Number.parseFloat(getComputedStyle(part).fontSize),
    }))
}
