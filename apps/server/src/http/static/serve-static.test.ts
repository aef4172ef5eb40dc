import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { isPagePath } from './is-page-path.ts'
import { serveStatic } from './serve-static.ts'

let server: TestServer
let samples: string
beforeAll(async () => {
  samples = await mkdtemp(join(tmpdir(), 'ever-after-samples-'))
  await writeFile(join(samples, 'partner1.jpg'), 'one')
  server = await startTestServer({ config: { samplePhotosFolder: samples } })
})
afterAll(async () => {
  await server.close()
  await rm(samples, { recursive: true })
})

test.for([
  ['/', true],
  ['/landing', true],
  ['/wedding-style/demo?x=1.2', true],
  ['/admin/login', true],
  ['/apiary', true],
  ['/api', false],
  ['/api/nothing', false],
  ['/media/objects/x', false],
  ['/catalogue/x', false],
  ['/assets/app.js', false],
  ['/favicon.ico', false],
] as const)('%s is a page of the app: %s', ([url, isPage]) => {
  expect(isPagePath(url)).toBe(isPage)
})

async function serveBuilt(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'ever-after-built-'))
  await mkdir(join(folder, 'assets'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const app = Fastify()
  const config = readConfig({ NODE_ENV: 'test' })
  await serveStatic({ app, config }, { builtApp: folder, cataloguePictures: folder })
  return {
    get: (url: string) => app.inject({ url }),
    async close() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

test('built files with a hash in their name are kept for ever, the document never', async () => {
  const built = await serveBuilt({ 'index.html': '<!doctype html>app', 'assets/app-1a2b.js': 'run()' })
  const [script, root, page] = [
    await built.get('/assets/app-1a2b.js'),
    await built.get('/'),
    await built.get('/history'),
  ]
  await built.close()
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect([root.headers['cache-control'], page.headers['cache-control']]).toEqual(['no-cache', 'no-cache'])
  expect([root.body, page.body]).toEqual(['<!doctype html>app', '<!doctype html>app'])
})

test('an app that is not built says how to build it', async () => {
  const empty = await serveBuilt({})
  const page = await empty.get('/history')
  await empty.close()
  expect(page.body).toContain('npm run build')
})

test('every page of the app is the one document, fresh each time', async () => {
  for (const path of ['/', '/landing', '/history', '/wedding-style/demo']) {
    const response = await server.fetch(path)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toMatch(/^<!doctype html>/i)
  }
})

test('a file that is not there is not found, and no path leads out of the folder', async () => {
  for (const path of ['/assets/none.js', '/..%2f..%2fpackage.json', '/catalogue/..%2f..%2fpackage.json'])
    expect((await server.fetch(path)).status).toBeGreaterThanOrEqual(400)
})

test('the app learns its name, whether the preview is allowed and where sample photos are', async () => {
  const config = await (await server.fetch('/app-config.json')).json()
  expect(config).toEqual({
    productName: 'Ever After',
    previewAllowed: true,
    samplePhotos: ['/sample-photos/partner1.jpg', '/sample-photos/partner2.jpg'],
  })
  expect(await (await server.fetch('/sample-photos/partner1.jpg')).text()).toBe('one')
})

test('in production there is neither preview nor sample photo', async () => {
  const production = await startTestServer({
    env: { NODE_ENV: 'production' },
    config: { samplePhotosFolder: samples },
  })
  const config = await (await production.fetch('/app-config.json')).json()
  const photo = await production.fetch('/sample-photos/partner1.jpg')
  await production.close()
  expect(config).toMatchObject({ previewAllowed: false, samplePhotos: [] })
  expect(photo.status).toBe(404)
})
