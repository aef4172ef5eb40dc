import type { Browser, Page } from '@playwright/test'
import { port } from '../steps/ports.ts'
import { leavesTraces, meetScene } from './meet-scene.ts'
import type { Scene } from './scene.ts'
import { sizesOf } from './sizes.ts'
import { test as base } from './with-devices.ts'

interface Meeting {
  /** Opens a scene on the screen it is met on first. */
  meet: (scene: Scene) => Promise<Page>
}

/** One page goes from scene to scene, so that the browser keeps the app's files and their compiled code. */
export const test = base.extend<Meeting, { keptPage: Page }>({
  keptPage: [
    async ({ browser }, use) => {
      const page = await openPage(browser)
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
  context: ({ keptPage }, use) => use(keptPage.context()),
  meet: async ({ browser, keptPage, devices, listenTo }, use) => {
    const leaving = new AsyncDisposableStack()
    await use(async (scene) => {
      const isOwn = leavesTraces(scene)
      const page = isOwn ? await openPage(browser) : keptPage
      leaving.defer(() => (isOwn ? page.context().close() : clear(page)))
      if (isOwn) listenTo(page.context())
      await page.setViewportSize(sizesOf(scene).first)
      leaving.use(await meetScene(page, scene, devices))
      return page
    })
    await leaving.disposeAsync()
  },
})

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}`, reducedMotion: 'reduce' })
  return context.newPage()
}

/** Takes back what a scene did to the page; what it stored goes when the next one is met. */
async function clear(page: Page): Promise<void> {
  const context = page.context()
  for (const event of ['console', 'weberror'] as const) context.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await page.mouse.up()
  await page.mouse.move(0, 0)
}
