/** Marks the part of Home that has all styles. */
export const stylesId = 'styles'

/** Brings the styles into view where Home stands; false where another screen does. */
export function showStyles(): boolean {
  const styles = document.getElementById(stylesId)
  styles?.scrollIntoView()
  styles?.focus({ preventScroll: true })
  return styles !== null
}
