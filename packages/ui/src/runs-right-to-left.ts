/** Whether words, and rows of things, run from right to left where this stands. */
export function runsRightToLeft(element: Element): boolean {
  return element.closest('[dir]')?.getAttribute('dir') === 'rtl'
}
