import { expect } from '@playwright/test'
import { newDevice } from './steps/device.ts'
import { test } from './steps/journey.ts'
import { useLargeLetters } from './steps/large-letters.ts'

test('a couple finds styles by what they are, and those for two brides in all of them', {
  tag: ['@HOME-05', '@HOME-06', '@HOME-07'],
}, async ({ page }) => {
  await newDevice(page)
  await page.goto('/')
  const field = page.getByPlaceholder('Search wedding styles...')
  const styles = page.getByRole('region', { name: 'All styles' })
  for (const [term, name] of [
    ['hijab', 'White Jasmine'],
    ['church', 'The White Chapel'],
    ['watercolor', 'Lagoon in Watercolour'],
    ['black and white', 'Skyline Noir'],
    ['B&W', 'Skyline Noir'],
    ['chateau', 'Château Morning'],
  ] as const) {
    await field.fill(term)
    await expect(styles.getByRole('button', { name }).first()).toBeVisible()
    await expect(styles.getByRole('button', { name: 'The Rose Garden' })).toHaveCount(0)
  }
  await field.fill('two brides')
  await expect(page.getByText('No styles found matching two brides')).toBeVisible()
  await expect(page.getByText(/^Every style is for two brides, two grooms/)).toBeVisible()
})

test('the glass of the search stands clear of its words in large letters', async ({ page }) => {
  await newDevice(page)
  await page.goto('/')
  await useLargeLetters(page)
  const gapPx = await page.getByPlaceholder('Search wedding styles...').evaluate((field) => {
    const glass = field.parentElement?.querySelector('svg')?.getBoundingClientRect()
    return (
      field.getBoundingClientRect().left +
      Number.parseFloat(getComputedStyle(field).paddingLeft) -
      (glass?.right ?? 0)
    )
  })
  expect(gapPx).toBeGreaterThanOrEqual(8)
})
