import { afterEach, expect, test, vi } from 'vitest'
import { readAppConfig, unknownConfig } from './app-config.ts'

afterEach(() => vi.unstubAllGlobals())

const serve = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())

test('the preview, its portraits and the addresses are as the server says', async () => {
  const samplePhotos = ['/sample-photos/partner1.jpg', '/sample-photos/partner2.jpg']
  const said = { previewAllowed: true, samplePhotos, supportEmail: 'help@example.com' }
  serve(() => Response.json(said))
  expect(await readAppConfig()).toEqual({ ...unknownConfig, ...said })
})

test.each([
  () => new Response('<html>'),
  () => new Response('', { status: 404 }),
  () => Response.json({ previewAllowed: true }, { status: 503 }),
  () => {
    throw new TypeError('Failed to fetch')
  },
])(
  'without a readable answer the defaults hold, and nothing is allowed',
  { tags: ['ERR-01', 'A49'] },
  async (answer) => {
    serve(answer)
    expect(await readAppConfig()).toEqual({
      productName: 'Ever After',
      previewAllowed: false,
      samplePhotos: [],
      supportEmail: '',
      appStoreUrl: null,
      termsUrl: '/terms',
      store: null,
      hasPremiumCollections: false,
      picturesPerChange: 1,
      photoRetentionDays: 30,
      resultRetentionDays: 365,
      photoCompanies: null,
      messageCompanies: null,
    })
  },
)
