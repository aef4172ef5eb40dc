import { test as base } from '../steps/with-camera.ts'
import type { Devices } from './devices.ts'
import { keptDevices } from './kept-devices.ts'
import type { Scene } from './scene.ts'

/** Time for the pictures of everybody that the scenes need. */
export const prepareMs = 300_000

/** What a scene's page may say in its console: in many the server fails or is not asked, which the browser reports. */
export function complaintsOf({ path, face, failing, complains = [], unanswered }: Scene) {
  const isLogged = failing && path.startsWith('/admin')
  // A list of two alone would be taken for a value and its options.
  const deliberate: [RegExp[], { scope: 'test' }] = [
    [
      /^Failed to load resource/,
      ...(unanswered ? [/^TimeoutError/] : []),
      // The console logs whatever does not load.
      ...(isLogged ? [/^500: /] : []),
      // The app logs a store that it does not reach.
      ...(face === 'offline' ? [/^PurchaseError/] : []),
      ...complains,
    ],
    { scope: 'test' },
  ]
  return { deliberate }
}

/** A browser with a camera, and devices that are prepared when first asked for, once for all scenes. */
export const test = base.extend<object, { devices: Devices }>({
  devices: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => use(keptDevices()),
    { scope: 'worker' },
  ],
})
