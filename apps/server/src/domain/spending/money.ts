/** Exact for the database, which counts millionths of a dollar; rounded up, so that small sums are not lost. */
export function moneyOf(usd: number): string {
  if (!Number.isFinite(usd) || usd < 0) throw new Error(`${usd} is no amount of money.`)
  // What binary fractions add in the last place is no millionth more.
  return (Math.ceil(Number((usd * 1e6).toFixed(3))) / 1e6).toFixed(6)
}
