/** What the way to a style carries along where its picture is to be made at once. */
export const makesAtOnce = { makes: true } as const

/** Whether it was carried along; once only, so that a reload makes nothing. */
export function takeMakesAtOnce(): boolean {
  const { makes, ...rest } = (window.history.state ?? {}) as Partial<typeof makesAtOnce>
  if (makes) window.history.replaceState(rest, '')
  return makes === true
}
