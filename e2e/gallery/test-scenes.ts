import { expect } from '@playwright/test'
import { test } from './kept-page.ts'
import { modelsOf } from './layouts.ts'
import { lookFurther, lookOnce } from './looks.ts'
import type { Scene } from './scene.ts'
import { complaintsOf } from './with-devices.ts'

/** Declares a test for each scene: every one by daylight, one of each layout in all looks, and all in all looks when FULL is set. */
export function testScenes(scenes: readonly Scene[]): void {
  const inAllLooks = process.env.FULL ? new Set(scenes) : modelsOf(scenes)
  for (const scene of scenes) {
    test.describe(() => {
      test.use(complaintsOf(scene))
      test(`${scene.name}, ${scene.face}: everybody can read and use it`, async ({ meet }) => {
        const page = await meet(scene)
        const findings = {
          ...(await lookOnce(page, scene)),
          ...(inAllLooks.has(scene) && (await lookFurther(page, scene))),
        }
        const none = Object.fromEntries(Object.keys(findings).map((look) => [look, []]))
        expect(findings).toEqual(none)
      })
    })
  }
}
