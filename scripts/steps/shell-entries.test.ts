import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { scratchFolder } from './scratch-folder.ts'
import { shellEntries } from './shell-entries.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(scratchFolder(), 'ever-after-shell-'))
  for (const inner of ['assets', '.pages', 'site']) mkdirSync(join(folder, inner))
  put('assets/app-1.js', 'assets/app-1.css', 'assets/serif-1.woff2', 'assets/app-1.js.br', 'site/card.jpg')
  put('.pages/landing.html')
})
afterEach(() => rmSync(folder, { recursive: true }))

const put = (...names: string[]) => {
  for (const name of names) writeFileSync(join(folder, name), name)
}
const revisions = () => shellEntries(folder).slice(0, 2)

test('kept are the page, the settings and every hashed file once, and neither a picture nor a compressed copy', () => {
  expect(shellEntries(folder).map(({ url, revision }) => [url, revision === null])).toEqual([
    ['/', false],
    ['/app-config.json', false],
    ['/assets/app-1.css', true],
    ['/assets/app-1.js', true],
    ['/assets/serif-1.woff2', true],
  ])
})

test('a release with another page or another file is another shell, and the same one is the same', () => {
  const first = revisions()
  expect(revisions()).toEqual(first)
  writeFileSync(join(folder, '.pages/landing.html'), 'other words')
  const second = revisions()
  put('assets/late-2.js')
  const revisionsOf = [first, second, revisions()].map(([{ revision }]) => revision)
  expect(new Set(revisionsOf).size).toBe(3)
})
