import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { AppRoutes } from '../app-routes.tsx'

forgetEverything()

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  serveApi({
    'GET /app-config.json': {
      supportEmail: 'us@example.com',
      photoRetentionDays: 12,
      appStoreUrl: 'https://apps.apple.com/app/id7',
    },
  })
  show(<AppRoutes samplePhotos={[]} />)
}

test.for([
  ['/faq', 'Questions and answers'],
  ['/support', 'Support'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
] as const)('the app shows %s', { tags: ['SHELL-26', 'INFO-06'] }, async ([path, title]) => {
  open(path)
  await screen.findByRole('heading', { level: 1, name: title })
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
  await vi.waitFor(() => expect(document.title).toBe(`${title} · Ever After`))
})

test.for([
  ['/support', 'Write to support', '1a2b3c4d', '1A2B-3C4D'],
  ['/faq', 'us@example.com', '5e6f7081', '5E6F-7081'],
  ['/privacy', 'us@example.com', '92a3b4c5', '92A3-B4C5'],
  ['/terms', 'us@example.com', 'd6e7f809', 'D6E7-F809'],
  ['/landing', 'us@example.com', '0a1b2c3d', '0A1B-2C3D'],
] as const)(
  'every letter to the support from %s of the app names the short reference of the device',
  { tags: ['A57'] },
  async ([path, name, end, reference]) => {
    const deviceId = `web-${'0'.repeat(64)}${end}`
    window.localStorage.setItem('ever-after.device-id', JSON.stringify(deviceId))
    open(path)
    await screen.findAllByRole('link', { name, hidden: true })
    const letters = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')]
    for (const { href } of letters) {
      const { pathname, searchParams } = new URL(href)
      expect(pathname).toBe('us@example.com')
      expect(searchParams.get('subject')).toBe('Help with Ever After')
      expect(searchParams.get('body')).toMatch(new RegExp(`Reference ${reference}$`))
      expect(href).not.toContain(deviceId)
    }
  },
)

test('every question of /faq is closed until it is opened', { tags: ['INFO-01'] }, async () => {
  open('/faq')
  const summary = await screen.findByText('Is it free?', { selector: 'summary' })
  const questions = [...document.querySelectorAll('details')]
  expect(questions.length).toBeGreaterThan(1)
  expect(questions.filter((question) => question.open)).toEqual([])
  await userEvent.click(summary)
  const [opened, ...rest] = questions.filter((question) => question.open)
  expect(rest).toEqual([])
  expect(opened.textContent).toContain('You begin with 5 free changes.')
})

test.for([
  ['How soon does support reply?', /Within 24-48 hours\. Write to us@example\.com\.$/],
  [
    'What if a picture fails?',
    /If changes were lost on pictures that failed, write to us@example\.com and we give you an extra 3 free changes\.$/,
  ],
  [
    'How does the subscription work?',
    /\?Premium is a yearly or weekly subscription through the App Store\. It renews by itself, and you can cancel it anytime via the App Store, at least 24 hours before the period ends\.$/,
  ],
] as const)(
  'the questions of the app have the answer to "%s"',
  {
    tags: ['INFO-02', 'INFO-03', 'INFO-04', 'MEMB-13'],
  },
  async ([question, answer]) => {
    open('/faq')
    const summary = await screen.findByText(question, { selector: 'summary' })
    const letters = await screen.findAllByRole('link', { name: 'us@example.com', hidden: true })
    for (const letter of letters) expect(letter.getAttribute('href')).toMatch(/^mailto:us@example\.com\?/)
    await userEvent.click(summary)
    expect(summary.parentElement?.textContent).toMatch(answer)
  },
)

test('the landing page in the app leads to the App Store, privacy, terms and support', {
  tags: ['INFO-07'],
}, async () => {
  open('/landing')
  const stores = await screen.findAllByRole('link', { name: 'Download on the App Store' })
  const led = stores.map((store) => store.getAttribute('href'))
  expect(led).toEqual(['https://apps.apple.com/app/id7', 'https://apps.apple.com/app/id7'])
  for (const name of ['Privacy', 'Terms', 'Support'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/${name.toLowerCase()}`)
})

test('the privacy page in the app has the days that the server keeps photos', {
  tags: ['INFO-05'],
}, async () => {
  open('/privacy')
  await screen.findByText(/minimum age .* is 13/)
  expect((await screen.findAllByText('12 days')).length).toBeGreaterThan(0)
})

test('the other pages are a tap away', async () => {
  open('/privacy')
  await userEvent.click(await screen.findByRole('link', { name: 'Terms' }))
  await screen.findByRole('heading', { level: 1, name: 'Terms of use' })
  expect(window.location.pathname).toBe('/terms')
})
