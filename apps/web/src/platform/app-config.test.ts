import { afterEach, expect, test, vi } from 'vitest'
import { readAppConfig } from './app-config.ts'

afterEach(() => vi.unstubAllGlobals())

const serve = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())

test('the preview and its portraits are as the server says', async () => {
  const samplePhotos = ['/sample-photos/partner1.jpg', '/sample-photos/partner2.jpg']
  serve(() => new Response(JSON.stringify({ previewAllowed: true, samplePhotos })))
  expect(await readAppConfig()).toEqual({ previewAllowed: true, samplePhotos })
})

test('without a readable answer nothing is allowed', async () => {
  serve(() => new Response('<html>'))
  expect(await readAppConfig()).toEqual({ previewAllowed: false, samplePhotos: [] })
})
