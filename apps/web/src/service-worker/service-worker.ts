import type { PrecacheEntry } from 'workbox-precaching'
import { keepShell } from './keep-shell.ts'
import { leave } from './leave.ts'
import type { ServiceWorkerScope } from './service-worker-scope.ts'

/** The files of this release; the build puts them in. */
declare const shellEntries: PrecacheEntry[]

// A worker's global scope, which TypeScript takes for a window's.
const scope = globalThis as unknown as ServiceWorkerScope

if (import.meta.env.VITE_APP_PREVIEW === 'off') leave(scope, caches)
else keepShell(scope, shellEntries)
