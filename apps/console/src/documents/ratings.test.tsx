import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { alerts, toasts } from '#messages'
import { queryClient } from '#server-state'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import { useRatings } from './index.ts'

forgetEverything()

const cards = { totalStyles: 3, totalRatings: 1010, averageRating: 0.7, creations7Days: 0 }
const rankedOf = (styleName: string, positive: number, negative: number) => ({
  styleId: `id of ${styleName}`,
  styleName,
  displayName: `${styleName} as shown`,
  category: 'Beach',
  positive,
  negative,
  total: positive + negative,
  liked: null,
  runs: 0,
  failed: 0,
  p50Ms: null,
  p95Ms: null,
  likeness: null,
  reasons: {},
})

function Rating({ of }: { of: string }) {
  const { percent, band } = useRatings()(of)
  return <p>{`${of}: ${percent} ${band}`}</p>
}

test('a badge and its band never disagree: the percent is rounded down, the band is not', {
  tags: ['LIVE-10', 'API-23', 'A33'],
}, async () => {
  const calls = serveApi({
    'GET /api/analytics/styles': {
      cards,
      ranking: [rankedOf('nearly', 696, 304), rankedOf('liked', 7, 3), rankedOf('fresh', 0, 0)],
    },
  })
  show(['nearly', 'liked', 'fresh', 'unknown'].map((name) => <Rating key={name} of={name} />))
  await screen.findByText('nearly: 69 medium')
  screen.getByText('liked: 70 high')
  screen.getByText('fresh: null unrated')
  screen.getByText('unknown: null unrated')
  expect(calls).toHaveLength(1)
})

test('without figures every style is unrated', { tags: ['API-23', 'A33'] }, async () => {
  serveApi({ 'GET /api/analytics/styles': refusal(500, 'internal', 'It broke.') })
  show(<Rating of="liked" />)
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0))
  screen.getByText('liked: null unrated')
  expect([alerts.read(), toasts.current()]).toEqual([[], undefined])
})
