/** Shares of a day's pictures by hour: quiet nights, a busy evening; the busiest hour has 2.2 times the average. */
const shares = [10, 6, 4, 3, 3, 4, 8, 14, 20, 26, 30, 34, 38, 40, 42, 44, 46, 52, 62, 76, 84, 82, 60, 30]

export const busiestHour =
  Math.max(...shares) / (shares.reduce((sum, share) => sum + share, 0) / shares.length)

/** When each of a day's pictures is asked for, ms from the beginning of a day that lasts dayMs; in order. */
export function spreadOverDay({ pictures, dayMs }: { pictures: number; dayMs: number }): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const hourMs = dayMs / shares.length
  let [hour, before] = [0, 0]
  return Array.from({ length: pictures }, (_, number) => {
    const place = ((number + 0.5) / pictures) * total
    while (place > before + shares[hour]) before += shares[hour++]
    return (hour + (place - before) / shares[hour]) * hourMs
  })
}
