import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { catalogueOf, statusOf } from '#testing/builders.ts'
import { openStore } from '#testing/open-store.ts'
import { serveApi } from '#testing/serve-api.ts'
import { forgetEverything, show } from '#testing/show.tsx'
import PremiumScreen from './premium-screen.tsx'

forgetEverything()

test('Premium sells the two plans and, once, downloads for ever', {
  tags: ['SHELL-19', 'MEMB-04', 'MEMB-09'],
}, async () => {
  serveApi({
    ...openStore().routes,
    'GET /api/config/wedding-styles': catalogueOf({}),
    'GET /api/subscriptions/status': statusOf(),
  })
  show(<PremiumScreen />)
  await screen.findByRole('button', { name: 'Buy once for $4.99' })
  await screen.findByRole('button', { name: 'Join Premium' })
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})
