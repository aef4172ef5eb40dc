import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readsPerOpening } from '../testing/reads-per-opening.ts'
import { serveApi } from '../testing/serve-api.ts'
import { forgetEverything, show } from '../testing/show.tsx'
import { refreshOneTimeStatus, useOneTimeStatus } from './one-time-status.ts'

forgetEverything()

function Owned() {
  const { data } = useOneTimeStatus()
  return <p>{data ? `${data.portraitCreditsRemaining} credits` : 'unknown'}</p>
}

test('credits and lifetime downloads are read from the server, and again after a purchase', {
  tags: ['MEMB-70'],
}, async () => {
  let portraitCreditsRemaining = 0
  serveApi({
    'GET /api/purchases/one-time/status': () => ({
      hasLifetimeDownloads: false,
      bonusChangesRemaining: 2,
      purchaseDate: null,
      portraitCreditsRemaining,
    }),
  })
  show(<Owned />)
  await screen.findByText('0 credits')
  portraitCreditsRemaining = 10
  await refreshOneTimeStatus()
  await screen.findByText('10 credits')
  expect(screen.queryByText('0 credits')).toBeNull()
})

test('credits that were read are good for 30 seconds', {
  tags: ['SHELL-43', 'SHELL-44', 'SHELL-45'],
}, async () => {
  const route = 'GET /api/purchases/one-time/status'
  const holdings = {
    hasLifetimeDownloads: false,
    bonusChangesRemaining: 2,
    purchaseDate: null,
    portraitCreditsRemaining: 0,
  }
  const open = () => {
    const calls = serveApi({ [route]: holdings })
    show(<Owned />)
    return calls
  }
  expect(await readsPerOpening({ open, route, freshMs: 30_000 })).toEqual([1, 0, 1])
})
