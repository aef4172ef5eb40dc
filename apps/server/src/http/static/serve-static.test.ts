import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { smallPictureOf, smallPictureWidthsPx } from '@ever-after/contract'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'
import { securityHeaders } from '../security.ts'
import { isPagePath } from './is-page-path.ts'
import { serveStatic } from './serve-static.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

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
] as const)('%s is a page of the app: %s', { tags: ['A34'] }, ([url, isPage]) => {
  expect(isPagePath(url)).toBe(isPage)
})

async function serveBuilt(files: Record<string, string | Buffer>, env: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'ever-after-built-'))
  for (const inner of ['assets', 'site', '.pages', 'console/assets'])
    await mkdir(join(folder, inner), { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const app = Fastify()
  const config = readConfig({ NODE_ENV: 'test', ...env })
  app.addHook('onRequest', async (_, reply) => void reply.headers(securityHeaders(config)))
  const folders = { builtApp: folder, builtConsole: join(folder, 'console'), cataloguePictures: folder }
  await serveStatic({ app, config }, folders)
  return {
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    async close() {
      await app.close()
      await rm(folder, { recursive: true })
    },
  }
}

const builtPages = {
  'index.html': '<!doctype html>shell',
  '.pages/landing.html': '<!doctype html>landing',
  '.pages/privacy.html': '<!doctype html>privacy',
  '.pages/terms.html': '<!doctype html>terms',
  '.pages/support.html': '<!doctype html>support',
  '.pages/try.html': '<!doctype html>',
  '.pages/catalogue-preview.html': '<!doctype html>framed',
  '.pages/robots.txt': 'Sitemap: https://ever-after.example/sitemap.xml',
}

test('each public page is at its address, /try is empty, and any other path shows the landing page', {
  tags: ['SHELL-32', 'SHELL-34', 'SHELL-35', 'INFO-06', 'INFO-09', 'A34', 'A51'],
}, async () => {
  const built = await serveBuilt(builtPages)
  const pages = ['/landing', '/privacy', '/terms', '/support']
  const others = ['/privacy/?a=1', '/try', '/catalogue-preview', '/', '/faq', '/history/x']
  const below = ['/privacy/more', '/terms/a/b', '/support/x?a=1', '/try/x', '/catalogue-preview/x']
  const bodies: Record<string, string> = {}
  for (const path of [...pages, ...others, ...below]) bodies[path] = (await built.get(path)).body
  await built.close()
  expect(bodies).toEqual({
    '/privacy': '<!doctype html>privacy',
    '/terms': '<!doctype html>terms',
    '/support': '<!doctype html>support',
    '/privacy/?a=1': '<!doctype html>privacy',
    '/try': '<!doctype html>',
    '/catalogue-preview': '<!doctype html>framed',
    '/': '<!doctype html>landing',
    '/landing': '<!doctype html>landing',
    '/faq': '<!doctype html>landing',
    '/history/x': '<!doctype html>landing',
    ...Object.fromEntries(below.map((path) => [path, '<!doctype html>landing'])),
  })
})

test('the landing page has the App Store link of this deployment', { tags: ['INFO-07'] }, async () => {
  const page = '<p data-when="appStore" hidden=""><a href="https://apps.apple.com/app/id0000000000">x</a></p>'
  const deployments: Record<string, string>[] = [{ APP_STORE_URL: 'https://apps.apple.com/app/id5' }, {}]
  const links = []
  for (const env of deployments) {
    const built = await serveBuilt({ '.pages/landing.html': page }, env)
    links.push((await built.get('/landing')).body)
    await built.close()
  }
  expect(links).toEqual(['<p><a href="https://apps.apple.com/app/id5">x</a></p>', ''])
})

const builtConsole = {
  ...builtPages,
  'console/index.html': '<!doctype html>console',
  'console/assets/app-9f.js': 'run()',
}

test('a page runs the scripts that the build put into it, and none that a deployment brings along', async () => {
  const script = 'document.title = "open"'
  const page = `<script data-app="/a.js">${script}</script><script src="/b.js"></script><script type="application/ld+json">{}</script>`
  const built = await serveBuilt(
    { ...builtPages, '.pages/landing.html': `${page}<b>https://ever-after.example</b>` },
    { PUBLIC_URL: 'https://wed.example' },
  )
  const landing = await built.get('/landing')
  const again = await built.get('/', { 'if-none-match': String(landing.headers.etag) })
  const privacy = await built.get('/privacy')
  await built.close()
  const scriptsOf = ({ headers }: typeof landing) =>
    /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  const hash = createHash('sha256').update(script).digest('base64')
  expect([landing, again, privacy].map(scriptsOf)).toEqual([
    `'self' 'sha256-${hash}'`,
    `'self' 'sha256-${hash}'`,
    "'self'",
  ])
  expect(again.statusCode).toBe(304)
})

test('the console has one page at /admin and below, which search engines are asked to leave out', {
  tags: ['SHELL-01', 'SHELL-13', 'SHELL-30', 'SHELL-31', 'SHELL-34', 'A34'],
}, async () => {
  const built = await serveBuilt(builtConsole)
  const answers = []
  for (const path of ['/admin', '/admin/', '/admin/login', '/admin/drafts?a=1']) {
    const { body, headers } = await built.get(path)
    answers.push([body, headers['cache-control'], headers['x-robots-tag']])
  }
  const others = [await built.get('/administrator'), await built.get('/landing')]
  await built.close()
  expect(new Set(answers.map(String))).toEqual(new Set(['<!doctype html>console,no-cache,noindex, nofollow']))
  expect(others.map(({ body, headers }) => [body, headers['x-robots-tag']])).toEqual([
    ['<!doctype html>landing', undefined],
    ['<!doctype html>landing', undefined],
  ])
})

test('files of the console are kept for ever, and one that is not there is not found', async () => {
  const built = await serveBuilt(builtConsole)
  const script = await built.get('/admin/assets/app-9f.js')
  const missing = await built.get('/admin/assets/none.js')
  const hidden = await built.get('/admin/.built-from')
  await built.close()
  expect([script.body, script.headers['cache-control']]).toEqual([
    'run()',
    'public, max-age=31536000, immutable',
  ])
  expect([missing.statusCode, hidden.statusCode].every((status) => status >= 400)).toBe(true)
})

test('search engines find their file with the address of this deployment', async () => {
  const built = await serveBuilt(builtPages)
  const robots = await built.get('/robots.txt')
  await built.close()
  expect(robots.headers['content-type']).toContain('text/plain')
  expect(robots.body).toBe('Sitemap: http://localhost:8080/sitemap.xml')
})

test('pages travel compressed, and a browser that has one already gets none', async () => {
  const built = await serveBuilt(builtPages)
  const brotli = await built.get('/landing', { 'accept-encoding': 'gzip, br' })
  const gzip = await built.get('/landing', { 'accept-encoding': 'gzip' })
  const known = await built.get('/landing', { 'if-none-match': String(brotli.headers.etag) })
  await built.close()
  expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe('<!doctype html>landing')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe('<!doctype html>landing')
  expect([known.statusCode, known.body]).toEqual([304, ''])
})

test('built files with a hash in their name are kept for ever, pictures of the site a day, documents never', async () => {
  const built = await serveBuilt({ ...builtPages, 'assets/app-1a2b.js': 'run()', 'site/card.jpg': 'picture' })
  const paths = ['/assets/app-1a2b.js', '/site/card.jpg', '/', '/history', '/index.html']
  const caching = []
  for (const path of paths) caching.push((await built.get(path)).headers['cache-control'])
  await built.close()
  expect(caching).toEqual([
    'public, max-age=31536000, immutable',
    'public, max-age=86400',
    'no-cache',
    'no-cache',
    'no-cache',
  ])
})

test('a copy that the build compressed is sent in the place of its file', async () => {
  const packed = brotliCompressSync('run()')
  const built = await serveBuilt({ ...builtPages, 'assets/a.js': 'run()', 'assets/a.js.br': packed })
  const script = await built.get('/assets/a.js', { 'accept-encoding': 'br' })
  await built.close()
  expect(script.headers['content-encoding']).toBe('br')
  expect(script.rawPayload).toEqual(packed)
})

test('what the build keeps for itself is not served', async () => {
  const built = await serveBuilt(builtPages)
  const answers = []
  for (const path of ['/.pages/landing.html', '/.built-from'])
    answers.push((await built.get(path)).statusCode)
  await built.close()
  expect(answers.every((status) => status >= 400)).toBe(true)
})

test('pictures of the catalogue come small where they are shown small', async () => {
  const original = '/catalogue/rose-arch/preview.webp'
  for (const widthPx of smallPictureWidthsPx) {
    const response = await server.fetch(smallPictureOf(original, widthPx))
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect([width, height]).toEqual([widthPx, Math.round((widthPx * 4) / 3)])
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  }
  expect((await server.fetch('/catalogue/dresses/acacia/preview-240.webp')).status).toBe(200)
  for (const name of ['nobody', '..%2fdresses%2facacia', '..'])
    expect((await server.fetch(`/catalogue/${name}/preview-240.webp`)).status).toBe(404)
})

test('an app that is not built says how to build it', async () => {
  const empty = await serveBuilt({})
  const pages = [await empty.get('/history'), await empty.get('/admin')]
  await empty.close()
  for (const page of pages) expect(page.body).toContain('npm run build')
})

test('every page of the app is the one document, fresh each time', { tags: ['A34'] }, async () => {
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

test('the native shell may show the catalogue’s pictures', async () => {
  for (const path of ['/catalogue/golden-garden/preview.webp', '/catalogue/golden-garden/preview-480.webp']) {
    const response = await server.fetch(path)
    expect([response.status, response.headers.get('cross-origin-resource-policy')]).toEqual([
      200,
      'cross-origin',
    ])
  }
})
