import { expect, onTestFinished, test } from 'vitest'
import { speak } from '#platform/words.ts'
import { isYearBetterValue, priceAWeek } from './price-a-week.ts'

const priced = (price: number, currencyCode = 'USD', priceString = `$${price}`) => ({
  price,
  currencyCode,
  priceString,
})

test.for([
  [priced(49.99), '$0.96'],
  [priced(89.99), '$1.73'],
  [priced(52), '$1.00'],
  [priced(49.99, 'CHF', 'CHF 49.99'), 'CHF\u00a00.96'],
  [priced(7500, 'JPY', '¥7,500'), '¥144'],
  [priced(79.99, 'AUD', '$79.99'), '$1.54'],
  [priced(79.99, 'AUD', 'A$79.99'), 'A$1.54'],
] as const)('a year’s price is told for the week, rounded up, with the store’s sign: %j', ([year, week]) => {
  expect(priceAWeek(year)).toBe(week)
})

test.for([
  ['less', priced(7.99), priced(49.99), true],
  ['more', priced(0.9), priced(49.99), false],
  ['something that cannot be compared', priced(7.99, 'EUR'), priced(49.99), false],
  ['nothing that is known, without a week', undefined, priced(49.99), false],
] as const)(
  'the year is the better value only where a week of it costs less: %s',
  ([, weekly, yearly, is]) => {
    expect(isYearBetterValue({ weekly, yearly })).toBe(is)
  },
)

test('where the store writes prices as the app’s language does, so is the week’s', () => {
  onTestFinished(() => speak({ locale: 'en-GB', texts: {} }))
  const year = priced(49.99, 'EUR', '49,99\u00a0€')
  expect(priceAWeek(year)).toBe('€0.96')
  speak({ locale: 'de', texts: {} })
  expect(priceAWeek(year)).toBe('0,96\u00a0€')
})
