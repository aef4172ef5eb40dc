/** What the worker uses of a service worker's global scope, which the types of pages do not have. */
export interface ServiceWorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: { matchAll(options: { type: 'window' }): Promise<readonly unknown[]> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchedEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

interface WorkEvent {
  waitUntil(work: Promise<unknown>): void
}

interface FetchedEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
