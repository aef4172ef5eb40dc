const kilobyte = 1024

/** What each part may weigh, in bytes after gzip. */
export const budgets = {
  /** The entry and everything it fetches before Home's first screen stands. */
  appScripts: 114 * kilobyte,
  /** What Home fetches beside its first answers, for what stands below and for the launch. */
  homeScripts: 16 * kilobyte,
  appStyles: 16 * kilobyte,
  appFonts: 38 * kilobyte,
  /** A public page is for reading: the boot script and no more. */
  pageScripts: 1 * kilobyte,
  pageStyles: 8 * kilobyte,
  /** It comes whole with the first packets that a new connection may send. */
  pageDocument: 14 * kilobyte,
} as const

export interface Weight {
  name: string
  bytes: number
  budgetBytes: number
}

/** One line for each part: its name, what it weighs and what it may. */
export function describeWeight({ name, bytes, budgetBytes }: Weight): string {
  const verdict = bytes > budgetBytes ? 'OVER' : 'ok'
  return `${verdict.padEnd(5)} ${name.padEnd(24)} ${kilobytes(bytes)} of ${kilobytes(budgetBytes)}`
}

export function isOver({ bytes, budgetBytes }: Weight): boolean {
  return bytes > budgetBytes
}

function kilobytes(bytes: number): string {
  return `${(bytes / kilobyte).toFixed(1)} KB`.padStart(9)
}
