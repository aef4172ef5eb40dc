import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach } from 'vitest'
import { liveCatalogue } from '#documents'
import { catalogueOf, savedAs, styleOf } from '#testing/builders.ts'
import { type Call, serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { showStyles } from '#testing/show-styles.tsx'
import { forgetDrawing } from '../draw/draw-previews.ts'
import { openRegeneration } from '../index.ts'

/** Leaves nothing of a test to the next one. */
export function forgetRegenerations(): void {
  forgetEverything()
  afterEach(() => {
    cleanup()
    forgetDrawing()
  })
}

export const route = 'POST /api/wedding-styles/generate-preview'
export const nameIn = ({ body }: Call) => (body as { styleName: string }).styleName
export const drawn = (name: string) => ({
  imageUrl: `/media/x/${name}.webp`,
  engine: 'studio',
  durationMs: 2400,
  costUsd: 0,
})
export const keysOf = (calls: Call[]) =>
  calls.filter((call) => call.route === route).map(({ headers }) => headers.get('Idempotency-Key'))

const document = catalogueOf({ Beach: [styleOf('shore'), styleOf('dune'), styleOf('cliff')] })

/** Opens the dialog over a live catalogue whose previews are drawn by `draw`. */
export async function open({
  draw,
  styles = document,
}: {
  draw: Parameters<typeof serveApi>[0][string]
  styles?: typeof document
}): Promise<Call[]> {
  const calls = serveApi({
    'GET /api/config/wedding-styles': styles,
    'POST /api/config/wedding-styles': () => savedAs('v2'),
    [route]: draw,
  })
  await liveCatalogue.load()
  showStyles('live')
  const ids = Object.values(styles.styles).flatMap((list) => list.map(({ id }) => id))
  await openRegeneration('live', ids)
  await screen.findByRole('dialog', { name: 'Regenerate Previews' })
  return calls
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const previews = () =>
  liveCatalogue.state.read().document.styles.Beach.map(({ variations }) => variations[0].previewPath)
