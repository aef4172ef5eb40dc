/** What hosted models may cost; undefined where there is no limit. */
export interface Budget {
  usdPerDay: number | undefined
  /** For each style and each dress. */
  usdPerStyleAndDay: number | undefined
}
