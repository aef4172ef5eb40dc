import { beforeEach, expect, test } from 'vitest'
import { unknownConfig } from '#platform/app-config.ts'
import { findAppMode } from './app-mode.ts'

const samplePhotos = ['/sample-photos/partner1.jpg', '/sample-photos/partner2.jpg']

const open = async (native: boolean, search: string, previewAllowed: boolean) =>
  (
    await findAppMode({
      native,
      search,
      readConfig: async () => ({ ...unknownConfig, previewAllowed, samplePhotos }),
    })
  ).kind

beforeEach(() => window.localStorage.clear())

test('the native shell has the whole app and a plain browser has the site', {
  tags: ['SHELL-12', 'SHELL-13', 'A49'],
}, async () => {
  expect(await open(true, '', false)).toBe('native')
  expect(await open(false, '', true)).toBe('browser')
})

test('the preview opens where the server allows it and stays open', {
  tags: ['SHELL-65', 'A49'],
}, async () => {
  expect(await open(false, '?app=preview', false)).toBe('browser')
  expect(window.localStorage.length).toBe(0)
  expect(await open(false, '?app=preview', true)).toBe('preview')
  expect(window.localStorage.getItem('ever-after.dev-bypass')).toBe('true')
  expect(await open(false, '', true)).toBe('preview')
  expect(await open(false, '', false)).toBe('browser')
})

test('the flag in local storage alone opens the preview where the server allows it', {
  tags: ['SHELL-65', 'A49'],
}, async () => {
  window.sessionStorage.clear()
  expect(await open(false, '', true)).toBe('browser')
  window.localStorage.setItem('ever-after.dev-bypass', 'true')
  expect(await open(false, '', true)).toBe('preview')
})

test.each(['"no"', '7', 'yes'])(
  'a browser that has kept %s of a preview opens the site',
  {
    tags: ['A50'],
  },
  async (kept) => {
    window.localStorage.setItem('ever-after.dev-bypass', kept)
    expect(await open(false, '', true)).toBe('browser')
  },
)
