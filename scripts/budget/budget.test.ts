import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { budgets, describeWeight, isOver } from './budgets.ts'
import { findCircle } from './find-circle.ts'
import { weighBuild } from './weigh-build.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function build(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'ever-after-weigh-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const manifest = {
  'index.html': {
    file: 'assets/app.js',
    imports: ['_libraries.js', '_shared.js'],
    css: ['assets/app.css'],
    assets: ['assets/serif.woff2'],
  },
  '_libraries.js': { file: 'assets/libraries.js' },
  '_shared.js': { file: 'assets/shared.js' },
  '_home.js': { file: 'assets/home.js', name: 'home', imports: ['_shared.js', 'index.html'] },
  'src/late.tsx': { file: 'assets/late.js' },
}
/** Random bytes do not shrink, so that sizes are nearly what they are. */
const heavy = (bytes: number) => randomBytes(bytes)
const files = {
  '.vite/manifest.json': JSON.stringify(manifest),
  'assets/app.js': heavy(60_000),
  'assets/libraries.js': heavy(30_000),
  'assets/shared.js': heavy(20_000),
  'assets/home.js': heavy(11_000),
  'assets/late.js': heavy(900_000),
  'assets/app.css': heavy(9000),
  'assets/serif.woff2': heavy(34_000),
  '.pages/landing.html': `<style>.a{}</style><script data-app="/assets/app.js">${heavy(300).toString('hex')}</script><p>words</p>`,
}
const weightsOf = (folder: string) =>
  Object.fromEntries(weighBuild(folder).map((weight) => [weight.name, weight]))

test('the app weighs its entry and what that imports, each once, the rest of Home apart, and nothing later', () => {
  const {
    'app, scripts': scripts,
    'app, rest of Home': home,
    'app, styles': styles,
    'app, fonts': fonts,
  } = weightsOf(build(files))
  expect(Math.round(scripts.bytes / 1000)).toBe(110)
  expect(Math.round(home.bytes / 1000)).toBe(11)
  expect(Math.round(styles.bytes / 1000)).toBe(9)
  expect(Math.round(fonts.bytes / 1000)).toBe(34)
  expect([scripts, home, styles, fonts].some(isOver)).toBe(false)
})

test('a page weighs the scripts and the styles inside it', () => {
  const weights = weightsOf(build(files))
  expect(weights['/landing, scripts'].bytes).toBeGreaterThan(300)
  expect(weights['/landing, styles'].bytes).toBeLessThan(60)
})

test('an app that grew past its budget is named with its figure', () => {
  const { 'app, scripts': scripts } = weightsOf(build({ ...files, 'assets/shared.js': heavy(40_000) }))
  expect(isOver(scripts)).toBe(true)
  expect(describeWeight(scripts)).toMatch(/^OVER +app, scripts +127\.\d KB of +114\.0 KB$/)
})

test('a public page that gets a bundle is over its budget', () => {
  const page = `${files['.pages/landing.html']}<script type="module" src="/assets/home.js"></script>`
  const weights = weightsOf(build({ ...files, '.pages/landing.html': page }))
  expect(isOver(weights['/landing, scripts'])).toBe(true)
})

test('the console’s phone opens the app and is no public page', () => {
  const page = '<script type="module" src="/assets/app.js"></script>'
  const weights = weightsOf(build({ ...files, '.pages/catalogue-preview.html': page }))
  expect(Object.keys(weights)).toEqual(Object.keys(weightsOf(build(files))))
})

test('a build whose rest of Home has no name is refused rather than found light', () => {
  const { '_home.js': _, ...rest } = manifest
  const folder = build({ ...files, '.vite/manifest.json': JSON.stringify(rest) })
  expect(() => weighBuild(folder)).toThrow('the rest of Home')
})

test('a build without public pages is refused rather than found light', () => {
  const { '.pages/landing.html': _, ...rest } = files
  expect(() => weighBuild(build(rest))).toThrow('no public page')
})

test('the budgets are the promised ones', () => {
  expect([budgets.appScripts, budgets.appStyles, budgets.appFonts]).toEqual([
    114 * 1024,
    16 * 1024,
    38 * 1024,
  ])
})

test('files that import each other in a circle are found, and files that meet again are none', () => {
  const withImports = (imports: string[]) => ({
    ...manifest,
    '_shared.js': { file: 'assets/shared.js', imports },
  })
  const circleOf = (imports: string[]) =>
    findCircle(build({ '.vite/manifest.json': JSON.stringify(withImports(imports)) }))
  expect(circleOf(['_libraries.js'])).toBeUndefined()
  expect(circleOf(['index.html'])).toEqual(['assets/app.js', 'assets/shared.js', 'assets/app.js'])
})
