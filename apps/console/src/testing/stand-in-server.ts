import {
  consoleSessionKeys,
  type DocumentVersions,
  fillOutline,
  type OperatorCatalogue,
  type OutlinedStyles,
  outlineStyles,
} from '@ever-after/contract'
import { savedAs } from './builders.ts'
import { type Call, refusal, serveApi } from './serve-api.ts'

interface SaveBody extends Pick<OperatorCatalogue, 'styles' | 'categoryOrder'> {
  baseVersion: string
  confirm?: boolean
}

interface SentBody extends Omit<SaveBody, 'styles'> {
  styles: OutlinedStyles
}

/**
 * Keeps a live catalogue and a draft as the server does: every save gets the next version and one on top of another
 * version is refused. `saves` are those that were stored, in full.
 */
export function standInServer(first: OperatorCatalogue, more: Parameters<typeof serveApi>[0] = {}) {
  const stored = { live: first, draft: first }
  let base: OperatorCatalogue | null = null
  const saves: SaveBody[] = []
  const past = new Map([[first.version, first]])
  let number = 1
  const changes = ({ route }: Call) => {
    const query = new URLSearchParams(route.split('?')[1])
    const now = stored[query.get('catalogue') === 'draft' ? 'draft' : 'live']
    const base = past.get(query.get('since') ?? '')?.styles ?? {}
    const changed = { ...now, styles: outlineStyles({ base, styles: now.styles }) }
    return { version: now.version, changed: query.get('since') === now.version ? null : changed }
  }
  const versions = (): DocumentVersions => ({
    live: stored.live.version,
    draft: stored.draft.version,
    dresses: 'd1',
  })
  const answer = (name: 'live' | 'draft') => (call: Call) => {
    const sent = readBody(call)
    const styles = fillOutline({ base: stored[name].styles, outline: sent.styles })
    const body = { ...sent, styles }
    if (body.baseVersion !== stored[name].version)
      return refusal(
        409,
        'catalogue_conflict',
        'Somebody else saved in the meantime. Nothing was overwritten.',
      )
    const version = `v${++number}`
    if (name === 'draft') base ??= stored.live
    stored[name] = { styles, categoryOrder: body.categoryOrder, version }
    past.set(version, stored[name])
    saves.push(body)
    return savedAs(version)
  }
  const calls = serveApi({
    'GET /api/config/wedding-styles': () => stored.live,
    'POST /api/config/wedding-styles': answer('live'),
    'GET /api/config/wedding-styles/draft': () => stored.draft,
    'POST /api/config/wedding-styles/draft': answer('draft'),
    'GET /api/config/wedding-styles/changes': changes,
    'GET /api/config/wedding-styles/draft/base': () => ({ base }),
    'GET /api/config/versions': versions,
    'GET /api/config/archive': { entries: [] },
    'GET /api/admin/verify': { isAdmin: true },
    ...more,
  })
  return {
    calls,
    saves,
    stored,
    /** Saves as another operator, past this console. */
    saveElsewhere(name: 'live' | 'draft', change: (document: OperatorCatalogue) => OperatorCatalogue) {
      stored[name] = { ...change(stored[name]), version: `v${++number}` }
      past.set(stored[name].version, stored[name])
    },
  }
}

/** Ends the operator's session, as twelve hours do. */
export function loseToken(): void {
  sessionStorage.removeItem(consoleSessionKeys.operatorToken)
}

/** The test's own stores made this body; the server would check it. */
function readBody({ body }: Call): SentBody {
  return body as SentBody
}
