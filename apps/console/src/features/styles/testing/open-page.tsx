import type { OperatorCatalogue } from '@ever-after/contract'
import { screen } from '@testing-library/react'
import type { StylesCatalogue } from '#documents'
import { releaseOf } from '#testing/builders.ts'
import { replaySaves } from '#testing/replay-saves.ts'
import { serveApi } from '#testing/serve-api.ts'
import { showStyles } from '#testing/show-styles.tsx'

interface OpenPage {
  document: OperatorCatalogue
  catalogue?: StylesCatalogue
  routes?: Parameters<typeof serveApi>[0]
}

const paths = { live: '/api/config/wedding-styles', draft: '/api/config/wedding-styles/draft' }

/** Shows a tab with a catalogue from a server that takes every save, and waits until it is there. */
export async function openPage({ document, catalogue = 'live', routes = {} }: OpenPage) {
  const path = paths[catalogue]
  let saves = 0
  const calls = serveApi({
    [`GET ${path}`]: document,
    [`POST ${path}`]: () => {
      saves += 1
      return { success: true, version: `saved ${saves}`, release: releaseOf(saves) }
    },
    ...routes,
  })
  showStyles(catalogue)
  await screen.findByRole('toolbar')
  return { calls, saved: () => replaySaves({ document, calls, route: `POST ${path}` }) }
}
