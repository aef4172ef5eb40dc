import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '#server-state'
import { writePartners } from '#session'
import { catalogueOf, historyItemOf, partners, styleOf } from '#testing/builders.ts'
import { scrollPast } from '#testing/scroll-past.ts'
import { refusal } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything } from '#testing/show.tsx'
import { meetPaywall } from '../../testing/meet-paywall.tsx'

forgetEverything()

const listRoute = 'GET /api/wedding-styles'
const latest = [
  historyItemOf(3, { status: 'processing', resultUrl: null }),
  historyItemOf(2, { resultUrl: '/media/latest.jpg' }),
  historyItemOf(1),
]
const meet = (rest: Partial<Parameters<typeof meetPaywall>[0]> = {}) =>
  meetPaywall({
    trigger: 'style_change_limit',
    ...rest,
    routes: { 'GET /api/config/wedding-styles': catalogueOf({ Sea: [styleOf('Dunes')] }), ...rest.routes },
  })
const sources = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
const shows = (source: string) => vi.waitFor(() => expect(sources()).toContain(source))

test.each(['animated', 'overlay'])(
  'the %s paywall shows the couple its own latest picture',
  async (which) => {
    const trigger = which === 'animated' ? 'style_change_limit' : 'download_attempt'
    await meet({ trigger, routes: { [listRoute]: latest } })
    await shows('/media/latest.jpg')
    expect(sources()).toEqual(['/media/latest.jpg'])
  },
)

test('the picture that cannot be saved is the one that is shown', async () => {
  const { calls } = await meet({
    trigger: 'download_attempt',
    pictureUrl: '/media/this.jpg',
    routes: { [listRoute]: latest },
  })
  await shows('/media/this.jpg')
  await everythingAnswered()
  expect(sources()).toEqual(['/media/this.jpg'])
  expect(calls.map(({ route }) => route).filter((route) => route.startsWith(listRoute))).toEqual([])
})

test('a couple without a picture sees itself in the style that it asked for', async () => {
  const see = scrollPast()
  writePartners(partners)
  await meet({
    style: styleOf('Dunes'),
    routes: {
      [listRoute]: [],
      'POST /api/wedding-styles/thumbnail': { image: 'data:image/webp;base64,AAAA' },
    },
  })
  await everythingAnswered()
  await vi.waitFor(() => see(document.body, true))
  await shows('data:image/webp;base64,AAAA')
})

test.each([
  ['has none', []],
  ['cannot be asked', refusal(500, 'internal', 'Broken.')],
])('where the server %s, a couple of the catalogue stands there', async (_, answer) => {
  await meet({ routes: { [listRoute]: answer } })
  await vi.waitFor(() => expect(sources()).toHaveLength(1))
  expect(sources()[0]).toContain('Dunes')
  cleanup()
  queryClient.clear()
  await meet({ trigger: 'download_attempt', routes: { [listRoute]: answer } })
  await screen.findByRole('dialog')
  await everythingAnswered()
  expect(sources()).toEqual([])
})
