/** What the way to a style carries along where its picture is to be made at once. */
export const makesAtOnce = { makes: true } as const

const stateOfPage = (): Partial<typeof makesAtOnce> => window.history.state ?? {}

export const readMakesAtOnce = (): boolean => stateOfPage().makes === true

/** Forgets it once the screen stands, so that a reload makes nothing. */
export function clearMakesAtOnce(): void {
  const { makes, ...rest } = stateOfPage()
  if (makes) window.history.replaceState(rest, '')
}
