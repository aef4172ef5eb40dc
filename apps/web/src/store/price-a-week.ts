import type { StorePackage } from '#platform/purchases.ts'
import { locale } from '#platform/words.ts'

const weeksAYear = 365.25 / 7

type Priced = Pick<StorePackage, 'price' | 'priceString' | 'currencyCode'>

/** What a year's price comes to for each week, never less than it is, as the store writes what it bills. */
export function priceAWeek({ price, priceString, currencyCode: currency }: Priced): string {
  const formats = [undefined, locale()].flatMap((language) =>
    displays.map((currencyDisplay) => amountIn(language, { currency, currencyDisplay })),
  )
  const format =
    formats.find((one) => one.format(price) === priceString) ??
    formats.find((one) => priceString.includes(signOf(one))) ??
    amountIn(undefined, { currency, currencyDisplay: 'symbol' })
  return format.format(price / weeksAYear)
}

/** Whether a week of the year costs less than a week by itself. */
export function isYearBetterValue({ weekly, yearly }: { weekly?: Priced; yearly?: Priced }): boolean {
  if (!weekly || !yearly || weekly.currencyCode !== yearly.currencyCode) return false
  return yearly.price / weeksAYear < weekly.price
}

/** A store may write "A$" where the device would write "$": the sign that stands beside it is taken. */
const displays = ['symbol', 'narrowSymbol'] as const

function amountIn(
  language: string | undefined,
  currency: Pick<Intl.NumberFormatOptions, 'currency' | 'currencyDisplay'>,
) {
  return new Intl.NumberFormat(language, { style: 'currency', roundingMode: 'ceil', ...currency })
}

function signOf(format: Intl.NumberFormat): string {
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? ''
}
