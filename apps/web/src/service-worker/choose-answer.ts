/**
 * Where an answer comes from: the network, and without one the kept page of the app or the kept settings of the deployment;
 * or what was kept at once. Everything else the worker leaves alone.
 */
export type Answer = 'page' | 'settings' | 'kept' | 'untouched'

interface Asked {
  method: string
  mode: string
  url: string
}

/** Pages that are no part of the app, and folders of the server. */
const elsewhere =
  /^\/(?:admin|api|media|catalogue|catalogue-preview|sample-photos|sandbox-store|metrics|healthz|readyz|try)(?:\/|$)/

export function chooseAnswer({ method, mode, url }: Asked, ownOrigin: string): Answer {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== ownOrigin || elsewhere.test(pathname)) return 'untouched'
  const isFile = pathname.slice(pathname.lastIndexOf('/')).includes('.')
  if (mode === 'navigate') return isFile ? 'untouched' : 'page'
  if (pathname === '/app-config.json') return 'settings'
  return pathname.startsWith('/assets/') ? 'kept' : 'untouched'
}
