import type { ServiceWorkerScope } from './service-worker-scope.ts'

/** Takes the place of an earlier worker at once, deletes all that was kept, and goes. */
export function leave(scope: ServiceWorkerScope, kept: Pick<CacheStorage, 'keys' | 'delete'>): void {
  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) => {
    const gone = async () => {
      for (const name of await kept.keys()) await kept.delete(name)
      await scope.registration.unregister()
    }
    event.waitUntil(gone())
  })
}
