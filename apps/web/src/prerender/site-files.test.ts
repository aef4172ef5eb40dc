import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findBuiltFiles } from './built-files.ts'
import { siteFiles } from './site-files.ts'

const manifest = {
  'index.html': {
    file: 'assets/app.js',
    isEntry: true,
    imports: ['_libraries.js', '_shared.js'],
    css: ['assets/app.css'],
  },
  '_libraries.js': { file: 'assets/libraries.js' },
  '_shared.js': {
    file: 'assets/shared.js',
    assets: ['assets/serif-1.woff2', 'assets/serif-more-1.woff2', 'assets/icon.svg'],
  },
  '_home.js': { file: 'assets/home.js', name: 'home', imports: ['_shared.js', '_cards.js'] },
  '_cards.js': { file: 'assets/cards.js' },
  'src/app/screens/late.tsx': { file: 'assets/late.js' },
}
const built = findBuiltFiles(manifest)
const files = siteFiles({ built, bootScript: 'boot("<1" && 2)', css: '.a{color:red}' })
const pages = ['landing', 'privacy', 'terms', 'support'] as const
const read = (name: string) => new DOMParser().parseFromString(files[`${name}.html`], 'text/html')
const contentOf = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content')

test('the built app is its entry, what it fetches before Home, its styles and fonts, and what Home fetches then', () => {
  expect(built).toEqual({
    script: '/assets/app.js',
    modules: ['/assets/libraries.js', '/assets/shared.js'],
    styles: ['/assets/app.css'],
    fonts: ['/assets/serif-1.woff2'],
    later: ['/assets/home.js', '/assets/cards.js'],
  })
  expect(() => findBuiltFiles({})).toThrow('no entry')
})

test('each public page can be read without any script', { tags: ['INFO-05', 'INFO-06'] }, () => {
  const titles = pages.map((name) => read(name).querySelector('#site h1')?.textContent)
  expect(titles).toEqual(['Dream Weddings', 'Privacy', 'Terms of use', 'Support'])
  expect(read('privacy').querySelector('#site')?.textContent).toContain('minimum age for Ever After is 13')
})

test('each page, and the app, is laid out in the width of the phone', { tags: ['SHELL-01'] }, () => {
  const app = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8')
  const documents = [...pages, 'catalogue-preview'].map(read)
  for (const page of [...documents, new DOMParser().parseFromString(app, 'text/html')])
    expect(contentOf(page, 'meta[name=viewport]')).toMatch(/^width=device-width, initial-scale=1/)
})

test('the only script of a page is the boot script, which stands in it and knows where the app is', {
  tags: ['SHELL-65'],
}, () => {
  for (const name of pages) {
    const scripts = [...read(name).querySelectorAll('script')].filter(
      ({ type }) => type !== 'application/ld+json',
    )
    expect(scripts.map(({ src, text }) => [src, text])).toEqual([['', 'boot("<1" && 2)']])
    expect({ ...scripts[0].dataset }).toEqual({
      app: '/assets/app.js',
      styles: '/assets/app.css',
      modules: '/assets/libraries.js /assets/shared.js',
      flag: 'ever-after.dev-bypass',
    })
  }
})

test('no picture is named ahead, since the app may open instead and not show it', () => {
  for (const name of pages) expect(read(name).querySelectorAll('link[as=image]')).toHaveLength(0)
})

test('each page has its own title, description, address and card', () => {
  const seen = pages.map((name) => {
    const page = read(name)
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://ever-after.example/${name}`,
    )
    expect(contentOf(page, 'meta[property="og:title"]')).toBe(page.title)
    expect(contentOf(page, 'meta[property="og:image"]')).toBe('https://ever-after.example/site/card.jpg')
    expect(contentOf(page, 'meta[name="twitter:card"]')).toBe('summary_large_image')
    return `${page.title} ${contentOf(page, 'meta[name=description]')}`
  })
  expect(new Set(seen).size).toBe(pages.length)
})

test('search engines are told of the app and of answers that hold for every deployment', () => {
  const text = read('landing').querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  const graph = JSON.parse(text)['@graph'] as { '@type': string; mainEntity?: unknown[] }[]
  expect(graph.map((item) => item['@type'])).toEqual(['Organization', 'SoftwareApplication', 'FAQPage'])
  expect(graph[2].mainEntity?.length).toBeGreaterThan(3)
  expect(text).not.toContain('{photoRetention}')
})

test('what a deployment sets is marked for the server, and the file reads well as it is', {
  tags: ['INFO-07'],
}, () => {
  const page = read('landing')
  const days = page.querySelector('[data-setting=photoRetention]')
  expect(days?.textContent).toBe('30 days')
  const lines = [...page.querySelectorAll<HTMLElement>('[data-when]')]
  expect(lines.map(({ dataset, hidden }) => [dataset.when, hidden])).toEqual([
    ['appStore', true],
    ['preview', true],
    ['drawnElsewhere', true],
    ['drawnElsewhere', true],
    ['appStore', true],
    ['preview', true],
  ])
  expect(files['landing.html']).toContain('<p data-when="appStore" hidden=""><a')
  expect(page.querySelector('[data-when=appStore] a')?.getAttribute('href')).toBe(
    'https://apps.apple.com/app/id0000000000',
  )
  const others = [...page.querySelectorAll('footer nav a')].map((link) => link.getAttribute('href'))
  expect(others).toEqual(['/privacy', '/terms', '/support'])
})

test('a letter from a page that was drawn ahead names no device', { tags: ['A57'] }, () => {
  for (const name of pages) {
    const letters = [...read(name).querySelectorAll('a[href^="mailto:"]')]
    expect(letters.length).toBeGreaterThan(0)
    for (const letter of letters)
      expect(letter.getAttribute('href')).toBe(
        'mailto:support@example.com?subject=Help%20with%20Ever%20After',
      )
  }
})

test('a page claims nothing of who draws before the server has put that in', () => {
  const page = read('privacy')
  expect(page.querySelectorAll('[data-when^=drawn]').length).toBeGreaterThan(3)
  for (const line of page.querySelectorAll('[data-when]')) line.remove()
  expect(page.querySelector('#site')?.textContent).not.toMatch(/compan|drawn/)
})

test('the pages of the site are these six and no others', { tags: ['SHELL-34', 'SHELL-35'] }, () => {
  expect(
    Object.keys(files)
      .filter((name) => name.endsWith('.html'))
      .sort(),
  ).toEqual([
    'catalogue-preview.html',
    'landing.html',
    'privacy.html',
    'support.html',
    'terms.html',
    'try.html',
  ])
})

test('the preview of a catalogue opens the app without the boot script and is not for search engines', {
  tags: ['SHELL-34'],
}, () => {
  const page = read('catalogue-preview')
  expect(contentOf(page, 'meta[name=robots]')).toBe('noindex')
  expect([...page.querySelectorAll('script')].map((script) => script.getAttribute('src'))).toEqual([
    '/assets/app.js',
  ])
  expect(page.querySelector('link[rel=stylesheet]')?.getAttribute('href')).toBe('/assets/app.css')
  expect(page.querySelector('#root')).not.toBeNull()
  expect(files['robots.txt']).toContain('Disallow: /catalogue-preview')
  expect(files['sitemap.xml']).not.toContain('catalogue-preview')
})

test('/try is an empty page, and the site map names the four pages', {
  tags: ['SHELL-32', 'INFO-09', 'A51'],
}, () => {
  expect(read('try').body.innerHTML.trim()).toBe('')
  expect(read('try').querySelector('script')).toBeNull()
  expect(files['sitemap.xml'].match(/<loc>/g)).toHaveLength(pages.length)
  expect(files['robots.txt']).toContain('Sitemap: https://ever-after.example/sitemap.xml')
})
