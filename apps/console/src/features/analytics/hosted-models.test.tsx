import type { ProviderAnalytics, ProviderFigures } from '@ever-after/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { HostedModels } from './components/hosted-models.tsx'

forgetEverything()

const banana: ProviderFigures = {
  kind: 'couple',
  provider: 'google',
  model: 'banana-2',
  attempts: 1250,
  passed: 1000,
  costUsd: 134.5,
  usdPerPicture: 0.1345,
  p50Ms: 9100,
  p95Ms: 21_000,
  likeness: 0.3712,
  skinDeltaE: 3.14,
  failures: [
    { code: 'unlike', count: 200 },
    { code: 'unsafe', count: 50 },
  ],
}
const tryOn: ProviderFigures = {
  ...banana,
  kind: 'dress',
  provider: 'fal',
  model: 'fashn',
  attempts: 2,
  passed: 0,
  costUsd: 0,
  usdPerPicture: null,
  p50Ms: null,
  p95Ms: null,
  likeness: null,
  skinDeltaE: null,
  failures: [],
}
const { failures: _, ...figures } = banana
const analytics: ProviderAnalytics = {
  today: { spentUsd: 3.2, budgetUsd: 20, budgetUsdPerStyle: 5 },
  chains: [{ kind: 'couple', links: ['google:banana-2', 'studio'] }],
  providers: [banana, tryOn],
  styles: Array.from({ length: 12 }, (_, index) => ({
    ...figures,
    label: `style-${index}`,
    name: `Style ${index}`,
  })),
}
const none: ProviderAnalytics = {
  today: { spentUsd: 0, budgetUsd: null, budgetUsdPerStyle: null },
  chains: [],
  providers: [],
  styles: [],
}

function open(answer: ProviderAnalytics = analytics, more: Parameters<typeof serveApi>[0] = {}) {
  const calls = serveApi({ 'GET /api/analytics/providers?days=30': answer, ...more })
  show(<HostedModels />)
  return calls
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('each model tells what it cost, how it passes the check and why it did not', async () => {
  open()
  expect(await rowsOf('By model')).toEqual([
    [
      'banana-2Wedding styles, googleDid not pass: Not like the people 200, Not allowed 50',
      '1,250',
      '80.0 %',
      '$134.50',
      '$0.1345',
      '9.1',
      '21.0',
      '0.37',
      '3.1',
    ],
    ['fashnDress try-ons, fal', '2', '0.0 %', '$0.00', '–', '–', '–', '–', '–'],
  ])
})

test('today’s money stands beside its limit, and who draws beside what', async () => {
  open()
  await screen.findByText('$3.20 of $20.00')
  screen.getByText('At most $5.00 for each style')
  screen.getByText('1. google:banana-2')
  screen.getByText('2. studio')
  expect(screen.queryByText(/Nearly spent/)).toBeNull()
})

test('a budget that is nearly spent says what comes then', async () => {
  open({ ...analytics, today: { ...analytics.today, spentUsd: 18 } })
  await screen.findByText(/^Nearly spent\./)
})

test('without a limit there is none to be near to', async () => {
  open({ ...analytics, today: { spentUsd: 3000, budgetUsd: null, budgetUsdPerStyle: null } })
  await screen.findByText('$3,000.00, without a limit')
  expect(screen.queryByText(/Nearly spent/)).toBeNull()
})

test('the ten styles that cost most come first, the others when they are asked for', async () => {
  open()
  expect(await rowsOf('By style and dress')).toHaveLength(10)
  await userEvent.click(screen.getByRole('button', { name: 'Show more (2 not shown)' }))
  expect((await rowsOf('By style and dress')).at(-1)?.[0]).toBe('Style 11google: banana-2')
})

test('where the studio draws everything the tab says how that changes', async () => {
  open(none)
  await screen.findByText('The studio of this server draws every picture')
  screen.getByText(/ENGINE_COUPLE/)
})

test('models that nobody asked in this time have no figures, and another period asks anew', async () => {
  open({ ...none, chains: analytics.chains }, { 'GET /api/analytics/providers?days=90': analytics })
  await screen.findByText('No hosted model was asked in this time.')
  await userEvent.selectOptions(screen.getByLabelText('Time span'), '90 days')
  expect(await rowsOf('By model')).toHaveLength(2)
})

test('figures that do not load say so and come with the next try', { tags: ['ADMIN-19'] }, async () => {
  let isDown = true
  open(analytics, {
    'GET /api/analytics/providers?days=30': () =>
      isDown ? refusal(500, 'internal', 'It broke.') : analytics,
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await userEvent.click(again)
  await screen.findByRole('table', { name: 'By model' })
})
