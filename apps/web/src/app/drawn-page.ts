/** Whether this document came with a page of the public site drawn ahead. */
export function hasDrawnPage(): boolean {
  return document.getElementById('site') !== null
}

/** Shows that page again after the boot script hid it for an app that this deployment does not open. */
export function revealDrawnPage(): void {
  document.documentElement.classList.remove('app')
}
