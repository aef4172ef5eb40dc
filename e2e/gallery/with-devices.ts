import { test as base } from '../steps/with-camera.ts'
import type { Devices } from './devices.ts'
import { keptDevices } from './kept-devices.ts'

const prepareMs = 180_000

/** A browser with a camera, and devices that are prepared once for all scenes. */
export const test = base.extend<object, { devices: Devices }>({
  // In many scenes the server fails, or is not asked.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  deliberate: async ({}, use) => use([/^Failed to load resource/]),
  devices: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => use(await keptDevices()),
    { scope: 'worker', timeout: prepareMs },
  ],
})
