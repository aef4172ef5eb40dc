import { expect, type Page } from '@playwright/test'
import { meetScene } from './gallery/meet-scene.ts'
import { scenes } from './gallery/scenes/index.ts'
import { test } from './gallery/with-devices.ts'

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } })

const chosen: Record<string, string> = {
  'history-selection': 'main section button[aria-pressed]',
  'portraits-select': 'label:has(input[type=radio])',
  'dress-tryon': '[role=tabpanel] button[aria-pressed]',
  'onboarding-2-chosen': 'label:has(input[type=radio])',
}

for (const [name, selector] of Object.entries(chosen)) {
  test(`${name}: what is chosen looks different in the system’s own colours`, async ({ page, devices }) => {
    const scene = scenes.find((one) => one.name === name)
    if (!scene) throw new Error(`There is no scene ${name}.`)
    await meetScene(page, scene, devices)
    const outlined = await countOutlined(page, selector)
    expect(outlined.shown).toBeGreaterThan(0)
    expect(outlined.shown).toBeLessThan(outlined.all)
  })
}

/** How many of the controls stand in a line of the system's. */
function countOutlined(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((controls) => ({
    all: controls.length,
    shown: controls.filter((control) => getComputedStyle(control).outlineStyle === 'solid').length,
  }))
}
