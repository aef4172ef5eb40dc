import { Toaster } from '@ever-after/ui'
import { screen } from '@testing-library/react'
import { applicationOf, catalogueOf, historyItemOf, idOf, statusOf, styleOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { show } from '#testing/show.tsx'
import { toasts } from '../../toasts.ts'
import { HomeScreen } from '../home-screen.tsx'

export const last = 'GET /api/wedding-styles?limit=10'
export const rate = `POST /api/wedding-styles/${idOf(2)}/rate`
export const routes = {
  'GET /api/config/wedding-styles': catalogueOf({ Beach: [styleOf('Dunes')] }),
  'GET /api/subscriptions/status': statusOf(),
  'GET /api/affiliate/status': { isActive: false },
  [last]: [
    historyItemOf(4, { status: 'failed' }),
    historyItemOf(3, { status: 'processing' }),
    historyItemOf(2),
    historyItemOf(1),
  ],
  [`GET /api/wedding-styles/${idOf(2)}`]: applicationOf({ id: idOf(2) }),
  [rate]: { success: true },
}

/** Home with the toasts that it makes, in front of a couple whose second picture awaits its rating. */
export const openHome = async (answers: Parameters<typeof serveApi>[0] = routes) => {
  const calls = serveApi(answers)
  show(
    <>
      <HomeScreen />
      <Toaster store={toasts} label="Notifications" />
    </>,
  )
  await screen.findByRole('heading', { name: 'Dream Weddings' })
  return calls
}
