const reserved = [
  '/api',
  '/media',
  '/catalogue',
  '/sample-photos',
  '/sandbox-store',
  '/metrics',
  '/healthz',
  '/readyz',
]

/** Whether an address belongs to the app's own router: neither the API's nor a file's. */
export function isPagePath(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0]
  if (reserved.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return false
  return !path.slice(path.lastIndexOf('/')).includes('.')
}
