import type { Page } from '@playwright/test'
import { quantile } from '../quantile.ts'

const words = 'golden hour 1'
/** As a quick typist. */
const betweenMs = 120
const settledMs = 500

interface Key {
  letterMs: number
  listMs: number
}

/** Median time from a key in the search to its letter on the screen, and to the list that follows it, ms. */
export async function measureTyping(page: Page): Promise<Key> {
  const search = page.getByPlaceholder('Search styles...')
  await search.click()
  await page.evaluate(`window.bench.watchKeys('[aria-label="Styles"]')`)
  await page.keyboard.type(words, { delay: betweenMs })
  await page.waitForTimeout(settledMs)
  const pressed = await page.evaluate<Key[]>('window.bench.keys')
  await search.fill('')
  await page.waitForTimeout(settledMs)
  return {
    letterMs: quantile(
      pressed.map(({ letterMs }) => letterMs),
      0.5,
    ),
    listMs: quantile(
      pressed.map(({ listMs }) => listMs),
      0.5,
    ),
  }
}
