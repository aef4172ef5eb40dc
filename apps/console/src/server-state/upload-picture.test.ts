import { expect, test } from 'vitest'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { imageUrl, uploadPicture } from './index.ts'

forgetEverything()

const file = new File(['webp'], 'icon.webp', { type: 'image/webp' })
const target = { uploadUrl: '/media/upload', uploadPreset: 'preset-1' }
const uploaded = {
  asset_id: 'a',
  public_id: 'wedding-styles/icons/p',
  version: 1,
  width: 200,
  height: 200,
  format: 'webp',
  resource_type: 'image',
  created_at: '2026-01-01T00:00:00Z',
  bytes: 4,
  type: 'upload',
  url: 'http://host/p.webp',
  secure_url: 'https://host/p.webp',
  folder: 'wedding-styles/icons',
}

test.for(['wedding-styles', 'wedding-styles/icons', 'wedding-styles/previews'] as const)(
  'a picture goes to %s on the image host with its preset, and its secure address is used',
  { tags: ['ADMIN-12', 'ADMIN-17'] },
  async (folder) => {
    const calls = serveApi({ 'POST /api/photos/upload-url': target, 'POST /media/upload': uploaded })
    expect(await uploadPicture({ file, folder })).toBe('https://host/p.webp')
    expect(calls[0].headers.get('authorization')).toBe('Bearer operator-token')
    const form = calls[1].body instanceof FormData ? calls[1].body : new FormData()
    expect(Object.fromEntries(form)).toEqual({ file, upload_preset: 'preset-1', folder })
  },
)

test.for([
  [
    'the host refuses',
    { 'POST /api/photos/upload-url': target, 'POST /media/upload': refusal(413, 'file_too_large', '') },
  ],
  ['there is no preset', { 'POST /api/photos/upload-url': { ...target, uploadPreset: '' } }],
  ['there is no target', { 'POST /api/photos/upload-url': refusal(500, 'internal', 'It broke.') }],
] as const)('an upload fails in one sentence when %s', { tags: ['ADMIN-18'] }, async ([, routes]) => {
  serveApi(routes)
  await expect(uploadPicture({ file, folder: 'wedding-styles' })).rejects.toThrow(/^Upload failed$/)
})

test('a picture’s path without a slash gets one, and a shipped picture comes small', () => {
  expect(['a.webp', '/a.webp', 'https://host/a.webp'].map((path) => imageUrl(path))).toEqual([
    '/a.webp',
    '/a.webp',
    'https://host/a.webp',
  ])
  expect(imageUrl('catalogue/rose/preview.webp', 200)).toBe('/catalogue/rose/preview-240.webp')
})
