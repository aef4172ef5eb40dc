import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { root } from '../scripts/steps/root.ts'
import { mustRun } from '../scripts/steps/run.ts'
import { scratchFolder } from '../scripts/steps/scratch-folder.ts'
import { newDevice } from './steps/device.ts'
import { test, unreachable } from './steps/journey.ts'

// The other journeys ask the network for every page; here what the browser keeps is the point.
test.use({ serviceWorkers: 'allow', deliberate: [unreachable] })

const notice = 'You are offline. What you see may be a little old.'

test('a couple that has been here opens the app without a connection, and it says so', async ({
  page,
  context,
}) => {
  await newDevice(page)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Garden' }).getByRole('button').first()).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(notice)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Garden' }).getByRole('button').first()).toBeVisible()
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'Delete my data' })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/')
  expect(kept.filter((path) => !/^\/(?:assets\/[^/]+|app-config\.json)?$/.test(path))).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText(notice)).toBeHidden()
})

test('what the app is installed with is there: its start, and each icon in its size', async ({ page }) => {
  await page.goto('/landing')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const response = await page.request.get(address ?? '')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const { icons, start_url } = await response.json()
  await page.goto(start_url)
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  const touch = { src: '/icons/apple-touch-icon.png', sizes: '180x180' }
  for (const { src, sizes } of [...icons, touch]) {
    const size = await page.evaluate(async (url) => {
      const picture = await createImageBitmap(await (await fetch(url)).blob())
      return `${picture.width}x${picture.height}`
    }, src)
    expect([src, size]).toEqual([src, sizes])
  }
})

/** A release of an app that is a line of words and one script, kept by the worker that is shipped. */
async function release(name: string): Promise<Record<string, [type: string, body: string]>> {
  const folder = await mkdtemp(join(scratchFolder(), 'ever-after-worker-'))
  const entries = [
    { url: '/', revision: name },
    { url: '/app-config.json', revision: name },
    { url: `/assets/${name}.js`, revision: null },
  ]
  await mustRun(
    'vite',
    ['build', '--logLevel', 'error', '--config', 'vite.service-worker.config.ts', '--outDir', folder],
    {
      cwd: `${root}apps/web`,
      env: { ...process.env, VITE_APP_PREVIEW: 'on', SHELL_ENTRIES: JSON.stringify(entries) },
    },
  )
  const worker = await readFile(join(folder, 'service-worker.js'), 'utf8')
  await rm(folder, { recursive: true })
  return {
    '/': ['text/html', `<!doctype html><link rel="icon" href="data:,"><p>release ${name}</p>`],
    '/app-config.json': ['application/json', '{}'],
    [`/assets/${name}.js`]: ['text/javascript', `'${name}'`],
    '/service-worker.js': ['text/javascript', worker],
  }
}

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const [name] = await caches.keys()
    const requests = await (await caches.open(name)).keys()
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'))
  })

test('a new release waits until the app is opened anew, and then takes the place of the old one', async ({
  page,
  context,
}) => {
  const [first, second] = [await release('one'), await release('two')]
  let current = first
  const server = createServer((request, response) => {
    const [type, body] = current[new URL(request.url ?? '/', 'http://x').pathname] ?? []
    response.writeHead(body ? 200 : 404, { 'content-type': type, 'cache-control': 'no-cache' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  await page.goto(origin)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
  await page.reload()
  expect(await keptFiles(page)).toEqual(['/assets/one.js'])

  current = second
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(await page.evaluate(async () => (await fetch('/assets/one.js')).status)).toBe(200)

  await page.reload()
  await expect(page.getByText('release two')).toBeVisible()
  await expect.poll(() => keptFiles(page)).toEqual(['/assets/two.js'])
  await context.setOffline(true)
  await page.goto(`${origin}/history`)
  await expect(page.getByText('release two')).toBeVisible()
  await page.goto('about:blank')
  server.closeAllConnections()
  server.close()
})
