import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { expectNoAccount } from '#testing/expect-no-account.ts'
import { serveApi } from '#testing/serve-api.ts'
import { everythingAnswered, forgetEverything, show } from '#testing/show.tsx'
import PublicSite from './public-site.tsx'

forgetEverything()
afterEach(() => {
  document.getElementById('site')?.remove()
  document.documentElement.className = ''
})

const open = (path: string, config: object = {}) => {
  window.history.replaceState(null, '', path)
  serveApi({ 'GET /app-config.json': { supportEmail: 'help@example.com', ...config } })
  show(<PublicSite />)
}

test.for([
  ['/landing', 'Dream Weddings'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
  ['/support', 'Support'],
  ['/faq', 'Dream Weddings'],
  ['/history', 'Dream Weddings'],
  ['/settings', 'Dream Weddings'],
  ['/wedding-style/demo', 'Dream Weddings'],
  ['/try/more', 'Dream Weddings'],
] as const)(
  'a browser at %s sees %s',
  { tags: ['SHELL-06', 'SHELL-13', 'SHELL-34', 'SHELL-35', 'INFO-06'] },
  async ([path, title]) => {
    open(path)
    await screen.findByRole('heading', { level: 1, name: title })
    expectNoAccount()
  },
)

test('/try is empty', { tags: ['SHELL-32', 'SHELL-34', 'INFO-09', 'A51'] }, async () => {
  open('/try')
  await everythingAnswered()
  expect(screen.getByRole('main').childNodes).toHaveLength(0)
  expect(document.body.textContent).toBe('')
})

test('a letter from a browser names no device', { tags: ['A57'] }, async () => {
  open('/privacy')
  const [letter] = await screen.findAllByRole('link', { name: 'help@example.com' })
  expect(letter.getAttribute('href')).not.toMatch(/body|Reference/)
})

test('a page that came with the document shows again when this deployment opens no app', async () => {
  document.body.insertAdjacentHTML('beforeend', '<main id="site">drawn ahead</main>')
  document.documentElement.className = 'app'
  open('/landing')
  await waitFor(() => expect(document.documentElement.className).toBe(''))
  expect(screen.queryByRole('heading', { name: 'Dream Weddings' })).toBeNull()
})

test('the landing page in a browser leads to the App Store and the other pages', {
  tags: ['INFO-07'],
}, async () => {
  open('/landing', { appStoreUrl: 'https://apps.apple.com/app/id8' })
  const stores = await screen.findAllByRole('link', { name: 'Download on the App Store' })
  const led = stores.map((store) => store.getAttribute('href'))
  expect(led).toEqual(['https://apps.apple.com/app/id8', 'https://apps.apple.com/app/id8'])
  for (const name of ['Privacy', 'Terms', 'Support'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/${name.toLowerCase()}`)
})

test('the public site leaves nothing in the browser', async () => {
  open('/landing')
  await screen.findByRole('heading', { level: 1 })
  expect(window.localStorage.length).toBe(0)
})
