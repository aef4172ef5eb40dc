import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { AppRoutes } from '../app-routes.tsx'

forgetEverything()

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  serveApi({ 'GET /app-config.json': { supportEmail: 'help@example.com', photoRetentionDays: 12 } })
  show(<AppRoutes samplePhotos={[]} />)
}

test.for([
  ['/faq', 'Questions and answers'],
  ['/support', 'Support'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms of use'],
] as const)('the app shows %s', { tags: ['SHELL-26'] }, async ([path, title]) => {
  open(path)
  await screen.findByRole('heading', { level: 1, name: title })
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
  await vi.waitFor(() => expect(document.title).toBe(`${title} · Ever After`))
})

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
