import { fillOutline, type OperatorCatalogue, type OutlinedStyles } from '@ever-after/contract'
import type { Call } from './serve-api.ts'

interface Replay {
  /** What was loaded. */
  document: OperatorCatalogue
  calls: readonly Call[]
  /** Of the saves, such as `POST /api/config/wedding-styles`. */
  route: string
}

/** The catalogue as the last save left it, which names what did not change; undefined before the first. */
export function replaySaves({ document, calls, route }: Replay): OperatorCatalogue | undefined {
  return calls
    .flatMap((call) => (call.route === route && isSave(call.body) ? call.body : []))
    .reduce<OperatorCatalogue | undefined>((before, { styles, categoryOrder, version }) => {
      const base = (before ?? document).styles
      return { styles: fillOutline({ base, outline: styles }), categoryOrder, version }
    }, undefined)
}

interface Save extends Omit<OperatorCatalogue, 'styles'> {
  styles: OutlinedStyles
}

function isSave(body: unknown): body is Save {
  return typeof body === 'object' && body !== null && 'styles' in body && 'categoryOrder' in body
}
