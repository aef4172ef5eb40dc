import type { CataloguePreviewMessage } from '@ever-after/contract'

/** Tells the console around this page, and nobody of another origin. */
export function tellConsole(message: CataloguePreviewMessage): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin)
}
