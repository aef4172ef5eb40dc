import type { Style, StyleApplication } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { applicationOf, idOf, partners, statusOf, styleOf } from '#testing/builders.ts'
import { serveApi } from '#testing/serve-api.ts'
import { show } from '#testing/show.tsx'
import { StylePreview } from '../style-preview.tsx'

export const applyRoute = 'POST /api/wedding-styles/apply'
export const pollRoute = `GET /api/wedding-styles/${idOf(1)}`
export const statusRoute = 'GET /api/subscriptions/status'
export const accepted = { id: idOf(1), applicationId: idOf(1), status: 'pending' }
/** What the device remembers of that picture. */
export const running = { id: idOf(1), subject: 'Roses-v1', name: 'Roses', path: '/wedding-style/demo' }

/** The picture while it is made. */
export const making: StyleApplication = applicationOf({
  status: 'processing',
  resultUrl: null,
  progress: { stage: 'dressing', fraction: 0.5, remainingMs: 4000 },
})

interface Options {
  partners?: typeof partners
  style?: Style
  picturesPerChange?: number
}

/** Shows the preview of one style to a device with five changes left. */
export function openPreview(routes: Parameters<typeof serveApi>[0], options: Options = { partners }) {
  const calls = serveApi({ [statusRoute]: statusOf(), ...routes })
  const onPaywall = vi.fn()
  const onPhotosMissing = vi.fn()
  const notify = vi.fn()
  show(
    <StylePreview
      partners={options.partners}
      style={options.style ?? styleOf('Roses', { displayName: 'The Rose Garden' })}
      picturesPerChange={options.picturesPerChange}
      resumes
      previewUrl="/roses.webp"
      transitionName="chosen"
      picker={<p>Picker</p>}
      notify={notify}
      onPartners={() => undefined}
      onBack={() => undefined}
      onPhotosMissing={onPhotosMissing}
      onPaywall={onPaywall}
    />,
  )
  const apply = () =>
    userEvent.click(screen.getByRole('button', { name: /^(Try this wedding style|Make another)$/ }))
  return {
    calls,
    onPaywall,
    onPhotosMissing,
    notify,
    apply,
    routesCalled: () => calls.map(({ route }) => route),
  }
}
