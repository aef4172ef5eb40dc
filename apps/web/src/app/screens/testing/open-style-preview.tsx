import { screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { Route } from 'wouter'
import { writeRunningCreation } from '#session'
import { catalogueOf, idOf, statusOf, styleOf, twoVariationsOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { show } from '#testing/show.tsx'
import { routes } from '../../routes.ts'
import StylePreviewScreen from '../style-preview-screen.tsx'

const roses = styleOf('Roses', { variations: twoVariationsOf('Roses') })
const catalogue = catalogueOf({ Beach: [styleOf('Dunes')], Garden: [roses, styleOf('Ivy')] })
export const resultRoute = `GET /api/wedding-styles/${idOf(1)}`

/** Opens the screen, with a catalogue of three styles; on its own, unless something stands beside it. */
export const open = (
  answers: Parameters<typeof serveApi>[0] = {},
  state: object | null = null,
  beside: ReactNode = null,
) => {
  window.history.replaceState(state, '', '/wedding-style/demo')
  const calls = serveApi({
    'GET /api/config/wedding-styles': catalogue,
    'GET /api/subscriptions/status': statusOf(),
    ...answers,
  })
  show(
    <Route path={routes.stylePreview}>
      <Suspense>
        <StylePreviewScreen />
        {beside}
      </Suspense>
    </Route>,
  )
  return calls
}

export const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent
export const rememberRunning = () =>
  writeRunningCreation('style', {
    id: idOf(1),
    subject: 'Ivy-v1',
    name: 'Ivy',
    path: '/wedding-style/demo',
  })
