import { localKeys } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { writePartners } from '#session'
import { catalogueOf, partners, statusOf, styleOf } from '../testing/builders.ts'
import { serveApi } from '../testing/serve-api.ts'
import { forgetEverything, show } from '../testing/show.tsx'
import ConsumerApp from './consumer-app.tsx'

forgetEverything()
beforeEach(() => {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  window.localStorage.setItem(localKeys.onboardingCompleted, 'true')
  document.title = ''
})

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  serveApi({
    'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
    'GET /api/subscriptions/status': statusOf(),
  })
  show(<ConsumerApp samplePhotos={[]} />)
}

test.each([
  ['/', 'Dream Weddings'],
  ['/dresses', 'Wedding dresses'],
  ['/history', 'History'],
  ['/premium', 'Premium'],
  ['/settings', 'Settings'],
  ['/wedding-upload', 'Your photos'],
  ['/camera', 'Take Photo'],
  ['/wedding-style/demo', 'Your style'],
  ['/wedding-style/00000000-0000-4000-8000-000000000001', 'Your style'],
  ['/faq', 'Questions and answers'],
  ['/support', 'Support'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
  ['/wedding-dress-upload', 'Your portrait'],
  ['/wedding-dress-tryon', 'Your dress'],
  ['/hair-color/00000000-0000-4000-8000-000000000001', 'Your hair colour'],
  ['/changes', 'Where your changes went'],
])(
  '%s shows %s',
  {
    tags: [
      'SHELL-14',
      'SHELL-16',
      'SHELL-18',
      'SHELL-19',
      'SHELL-20',
      'SHELL-22',
      'SHELL-23',
      'SHELL-24',
      'SHELL-26',
      'SHELL-27',
      'SHELL-28',
      'SHELL-29',
    ],
  },
  async (path, title) => {
    writePartners(partners)
    open(path)
    await vi.waitFor(() => expect(document.title).toBe(`${title} · Ever After`), { timeout: 5000 })
  },
)

test('the marketing page is also a page of the app', { tags: ['SHELL-21'] }, async () => {
  open('/landing')
  await screen.findAllByRole('link', { name: 'Privacy' })
})

test('the app asks for no account: a device without a token gets one and goes on', {
  tags: ['SHELL-06'],
}, async () => {
  window.localStorage.removeItem(localKeys.authToken)
  window.history.replaceState(null, '', '/settings')
  const calls = serveApi({
    'POST /api/auth/register-device': { success: true, token: 'fresh' },
    'GET /api/subscriptions/status': statusOf(),
  })
  show(<ConsumerApp samplePhotos={[]} />)
  await screen.findByRole('heading', { name: 'Settings' })
  expect(calls[0].route).toBe('POST /api/auth/register-device')
  expect(screen.queryByLabelText(/e-?mail|password/i)).toBeNull()
})
