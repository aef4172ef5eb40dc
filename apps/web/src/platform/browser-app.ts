/** The event with which a browser says that it can install the app; no standard has it yet. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** By then the first screen has what it needs, also on a slow connection; the worker fetches all other files of the app. */
const firstScreenMs = 6000

let offered: InstallPrompt | undefined
const listeners = new Set<() => void>()

/**
 * Makes the app in a browser one that opens without a connection and can be installed. The native shell has both, and
 * never calls this.
 */
export function serveFromBrowser(): void {
  window.addEventListener('beforeinstallprompt', hold)
  window.addEventListener('appinstalled', forget)
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => void register(), firstScreenMs)
}

/** For `useSyncExternalStore`: whether this browser offers to install the app now. */
export const installOffer = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isOpen: () => offered !== undefined,
  /** Asks the person; a browser lets each offer be used once. */
  async accept(): Promise<void> {
    const prompt = offered
    forget()
    await prompt?.prompt()
  },
}

/** The browser's own banner would lie over the app; Settings offers it instead. */
function hold(event: Event): void {
  event.preventDefault()
  offer(event as InstallPrompt)
}

function forget(): void {
  offer(undefined)
}

function offer(event: InstallPrompt | undefined): void {
  offered = event
  for (const listener of listeners) listener()
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/service-worker.js')
  } catch {
    // A private window may forbid it, and the connection may be gone: the app works without.
  }
}
