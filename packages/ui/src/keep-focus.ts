/** Gives the focus to the screen when the control that had it is gone or rests; anywhere else it stays. */
export function keepFocus(): void {
  const { activeElement } = document
  const isLost = !activeElement || activeElement === document.body || activeElement.matches(':disabled')
  if (isLost) document.querySelector('main')?.focus({ preventScroll: true })
}
