import { afterEach, expect, test, vi } from 'vitest'
import { idOf } from '../../testing/builders.ts'
import { loadFiles } from './load-files.ts'
import type { PartnerDraft } from './model.ts'

afterEach(() => vi.unstubAllGlobals())

const file = new File(['new'], 'a.jpg', { type: 'image/jpeg' })
const fresh: PartnerDraft = { attire: 'dress', file }
const kept: PartnerDraft = { attire: 'suit', stored: { id: idOf(1), url: '/media/1.jpg' } }

test('a kept photo is fetched so that both travel together', async () => {
  vi.stubGlobal('fetch', async () => new Response('kept'))
  const files = await loadFiles([fresh, kept])
  expect('both' in files && (await files.both[1].text())).toBe('kept')
})

test.each([
  ['expired', async () => new Response('', { status: 404 })],
  ['out of reach', () => Promise.reject(new TypeError('offline'))],
])('a kept photo that is %s is named as missing', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await loadFiles([fresh, kept])).toEqual({ missing: 1 })
  expect(await loadFiles([kept, fresh])).toEqual({ missing: 0 })
})
