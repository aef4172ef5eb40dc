import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetEverything, show } from '#testing/show.tsx'
import { LandingPage } from './landing-page.tsx'
import { startPicture } from './shows-couple.ts'
import { defaultSettings } from './site-settings.ts'

forgetEverything()
afterEach(() => vi.unstubAllEnvs())

const namesOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const settings = { ...defaultSettings, supportEmail: 'help@example.com' }

test('the landing page tells what it is, how it works, what it costs and what it promises', {
  tags: ['INFO-06'],
}, () => {
  show(<LandingPage settings={settings} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dream Weddings')
  expect(namesOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
    'How it works',
    'One garden, four moods',
    'A few of the styles',
    'Your faces stay yours',
    'Free to begin with',
    'Questions',
    'See yourselves on your day',
  ])
  expect(screen.getByText('5 changes, once')).toBeTruthy()
  expect(screen.getByText('50 changes a week')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/[$€£]\s?\d|\d[.,]\d\d/)
})

test('the landing page leads to the App Store, privacy, terms and support', { tags: ['INFO-07'] }, () => {
  show(<LandingPage settings={{ ...settings, appStoreUrl: 'https://apps.apple.com/app/id1' }} />)
  const stores = screen.getAllByRole('link', { name: 'Download on the App Store' })
  expect(stores).toHaveLength(2)
  for (const store of stores) expect(store.getAttribute('href')).toBe('https://apps.apple.com/app/id1')
  const more = within(screen.getByRole('navigation', { name: 'More pages' })).getAllByRole('link')
  expect(more.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Support', '/support'],
  ])
})

test('without an address in the App Store and without a preview there is no way in to press', () => {
  show(<LandingPage settings={settings} />)
  expect(screen.queryByRole('link', { name: 'Download on the App Store' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Open the app preview' })).toBeNull()
})

test('the way into the preview shows where the server opens it', () => {
  show(<LandingPage settings={{ ...settings, previewAllowed: true }} />)
  const links = screen.getAllByRole('link', { name: 'Open the app preview' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/?app=preview', '/?app=preview'])
  const questions = screen.getByRole('heading', { name: 'Questions' })
  expect(questions.compareDocumentPosition(links[1]) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('the promise names the days that this deployment keeps photos', () => {
  show(<LandingPage settings={{ ...settings, photoRetentionDays: 7 }} />)
  expect(document.body.textContent).toContain('delete them after 7 days. Face measurements')
})

test('the promise names the companies that draw, and nobody where the studio does', () => {
  const nobody = { couple: [], dress: [], portrait: [], storage: [], hair: [] }
  show(<LandingPage settings={{ ...settings, photoCompanies: nobody }} />)
  expect(document.body.textContent).not.toContain('we send photos')
  show(<LandingPage settings={{ ...settings, photoCompanies: { ...nobody, couple: ['OpenAI'] } }} />)
  expect(document.body.textContent).toContain('To draw some of your pictures, we send photos to OpenAI.')
})

test('every picture has its room before it is there, and only the one that the app starts on does not wait', () => {
  show(<LandingPage settings={settings} />)
  const pictures = [...document.querySelectorAll('img')]
  expect(pictures.every((picture) => picture.getAttribute('width') && picture.getAttribute('height'))).toBe(
    true,
  )
  expect(pictures.filter(({ loading }) => loading === 'eager')).toHaveLength(1)
  expect(pictures.filter((picture) => picture.getAttribute('fetchpriority') === 'high')).toHaveLength(1)
})

const withCouple = () => {
  vi.stubEnv('VITE_SHOWCASE_COUPLE', 'on')
  show(<LandingPage settings={settings} />)
}
const filesOf = (pictures: Iterable<HTMLImageElement>) =>
  [...pictures].map((picture) => picture.getAttribute('src'))

test('where a couple may be shown, the page begins with their picture between the portraits it was made from', () => {
  withCouple()
  const pictures = [...document.querySelectorAll('img')]
  expect(filesOf(pictures.slice(0, 3))).toEqual([
    '/site/couple/rose-arch-480.webp',
    '/site/couple/portrait-1-480.webp',
    '/site/couple/portrait-2-480.webp',
  ])
  expect(filesOf(pictures.filter((picture) => picture.getAttribute('fetchpriority') === 'high'))).toEqual([
    '/site/couple/rose-arch-480.webp',
  ])
  expect(
    screen.getByRole('img', {
      name: 'The two people of the portraits in wedding clothes, in the style The Rose Garden',
    }),
  ).toBeTruthy()
  const moods = screen.getByRole('heading', { name: 'One garden, four moods' }).closest('section')
  expect(filesOf(moods?.querySelectorAll('img') ?? [])).toContain('/site/couple/silver-roses-480.webp')
  expect(screen.getByText(/^The couples in these styles are drawn/)).toBeTruthy()
})

test('the line between before and after goes where the slider is moved', () => {
  withCouple()
  const section = screen.getByRole('heading', { name: 'Before and after' }).closest('section') as HTMLElement
  const slider = within(section).getByRole('slider', { name: 'How much of portrait 2 you see' })
  fireEvent.input(slider, { target: { value: '80' } })
  expect(slider.parentElement?.style.getPropertyValue('--at')).toBe('80%')
})

test('before and after of one line are the same person, in the portrait and in the picture', () => {
  withCouple()
  for (const number of [1, 2]) {
    const slider = screen.getByRole('slider', { name: `How much of portrait ${number} you see` })
    expect(filesOf(slider.parentElement?.querySelectorAll('img') ?? [])).toEqual([
      `/site/couple/head-${number}-before-480.webp`,
      `/site/couple/head-${number}-after-480.webp`,
    ])
  }
})

test('where nobody may be shown, the page has neither a photo nor a picture of a person', () => {
  show(<LandingPage settings={settings} />)
  expect(filesOf(document.querySelectorAll('img')).join()).not.toContain('couple')
  expect(screen.queryByRole('heading', { name: 'Before and after' })).toBeNull()
  expect(screen.getByText(/^The couples on this page are drawn/)).toBeTruthy()
})

test.each(['on', 'off'])(
  'with a couple %s the app starts on the picture that the page has fetched',
  (couple) => {
    vi.stubEnv('VITE_SHOWCASE_COUPLE', couple)
    show(<LandingPage settings={settings} />)
    const main = document.querySelector('img[fetchpriority=high]')
    expect(main?.getAttribute('src')).toBe(startPicture())
  },
)
