import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { isPagePath } from './is-page-path.ts'

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
