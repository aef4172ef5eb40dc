import { localKeys } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { writeSelectedDress } from '#session'
import { idOf, statusOf } from '#testing/builders.ts'
import { dressesOf, dressPhoto, ownDressOf } from '#testing/dress-builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { show } from '#testing/show.tsx'
import { DressTryon } from '../dress-tryon.tsx'

export const applyRoute = 'POST /api/wedding-dress/apply'
export const pollRoute = `GET /api/wedding-dress/${idOf(1)}`
export const statusRoute = 'GET /api/subscriptions/status'
export const accepted = { id: idOf(1), status: 'pending' }

/** Shows the try-on of a registered device with three dresses, two own ones, a photo and `chosen`. */
export function openTryon(routes: Parameters<typeof serveApi>[0] = {}, chosen: string | null = 'waltz') {
  window.localStorage.setItem(localKeys.authToken, '"token"')
  const calls = serveApi({
    'GET /api/config/wedding-dress': dressesOf('Gardenia', 'Waltz', 'Adele'),
    'GET /api/wedding-dress/uploaded-dresses': [ownDressOf(1), ownDressOf(2)],
    [statusRoute]: statusOf(),
    ...routes,
  })
  if (chosen) writeSelectedDress(chosen)
  const [notify, onPaywall] = [vi.fn(), vi.fn()]
  const ignore = () => undefined
  show(
    <DressTryon
      photo={dressPhoto}
      notify={notify}
      onBack={ignore}
      onPhoto={ignore}
      onPhotoMissing={ignore}
      onPaywall={onPaywall}
    />,
  )
  return { calls, notify, onPaywall, routesCalled: () => calls.map(({ route }) => route) }
}

export const tryButton = () => screen.findByRole('button', { name: 'Try this wedding dress' })
export const apply = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^(Try this wedding dress|Make another)$/ }))
export const alertText = async () => (await screen.findByRole('alert')).textContent
