import { beforeEach, expect, test } from 'vitest'
import { findAppMode } from './app-mode.ts'

const around = (native: boolean, search: string, allowed: boolean) => ({
  native,
  search,
  previewAllowed: async () => allowed,
})

beforeEach(() => window.localStorage.clear())

test('the native shell has the whole app and a plain browser has the site', {
  tags: ['SHELL-12', 'SHELL-13'],
}, async () => {
  expect(await findAppMode(around(true, '', false))).toBe('native')
  expect(await findAppMode(around(false, '', true))).toBe('browser')
})

test('the preview opens where the server allows it and stays open', { tags: ['SHELL-65'] }, async () => {
  expect(await findAppMode(around(false, '?app=preview', false))).toBe('browser')
  expect(await findAppMode(around(false, '?app=preview', true))).toBe('preview')
  expect(await findAppMode(around(false, '', true))).toBe('preview')
  expect(await findAppMode(around(false, '', false))).toBe('browser')
})
