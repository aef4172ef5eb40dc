import { consoleSessionKeys } from '@ever-after/contract'
import { expect, test, vi } from 'vitest'
import { alerts } from '#messages'
import { expiry, resumeAfterLogin } from '#server-state'
import { savedAs } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { loseToken } from '#testing/stand-in-server.ts'
import { draftCatalogue, dressCatalogue, liveCatalogue } from './index.ts'
import { popular, threeStyles } from './testing/three-styles.ts'

forgetEverything()

const words = () => alerts.read().map((alert) => alert.words)
const dresses = ['waltz', 'tango', 'polka'].map((id) => ({
  id,
  name: id,
  dressUrl: `/${id}.webp`,
  iconPath: `/${id}-icon.webp`,
  previewPath: `/${id}.webp`,
  description: '',
}))

const documents = [
  {
    name: 'the live catalogue',
    path: '/api/config/wedding-styles',
    stored: threeStyles(),
    load: () => liveCatalogue.load(),
    save: () => liveCatalogue.change('Popular', popular('shore')),
  },
  {
    name: 'the draft',
    path: '/api/config/wedding-styles/draft',
    stored: threeStyles(),
    load: () => draftCatalogue.load(),
    save: () => draftCatalogue.change('Popular', popular('shore')),
  },
  {
    name: 'the dresses',
    path: '/api/config/wedding-dress',
    stored: { dresses, version: 'v1' },
    load: () => dressCatalogue.load(),
    save: () =>
      dressCatalogue.change('Delete', (document) => ({ ...document, dresses: document.dresses.slice(1) })),
  },
]

const gatherMs = 800

test.for(documents)(
  'a save of $name that is answered 401 waits for a new login and is sent again',
  { tags: ['ADMIN-12', 'ADMIN-14'] },
  async ({ path, stored, load, save }) => {
    vi.useFakeTimers()
    const answers = [refusal(401, 'unauthenticated', 'Please log in.'), savedAs('v2')]
    const calls = serveApi({
      [`GET ${path}`]: stored,
      [`POST ${path}`]: () => answers.shift() ?? savedAs('v3'),
    })
    await load()
    void save()
    await vi.advanceTimersByTimeAsync(gatherMs)
    expect([expiry.read(), words()]).toEqual(['save', []])
    sessionStorage.setItem(consoleSessionKeys.operatorToken, 'another-token')
    resumeAfterLogin()
    await vi.advanceTimersByTimeAsync(0)
    const sent = calls.filter(({ route }) => route === `POST ${path}`)
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer operator-token',
      'Bearer another-token',
    ])
    expect(sent[1].body).toEqual(sent[0].body)
  },
)

test.for(documents)(
  'a save of $name that something in between forbids asks for a new login',
  { tags: ['ADMIN-14'] },
  async ({ path, stored, load, save }) => {
    vi.useFakeTimers()
    serveApi({ [`GET ${path}`]: stored, [`POST ${path}`]: new Response('Forbidden', { status: 403 }) })
    await load()
    void save()
    await vi.advanceTimersByTimeAsync(gatherMs)
    expect(words()).toEqual(['Save failed: Authentication expired. Please log in again.'])
  },
)

test.for(documents)(
  'a save of $name that fails otherwise says the status and the body',
  { tags: ['ADMIN-21'] },
  async ({ path, stored, load, save }) => {
    vi.useFakeTimers()
    serveApi({ [`GET ${path}`]: stored, [`POST ${path}`]: new Response('Bad gateway', { status: 502 }) })
    await load()
    void save()
    await vi.advanceTimersByTimeAsync(gatherMs)
    expect(words()).toEqual(['Save failed: HTTP 502: Bad gateway'])
  },
)

test.for(documents)(
  'without a token nothing of $name is asked for, and the person is told',
  { tags: ['ADMIN-19'] },
  async ({ path, stored, load }) => {
    const calls = serveApi({ [`GET ${path}`]: stored })
    loseToken()
    await load()
    expect([words(), calls]).toEqual([['Not authenticated. Please log in.'], []])
  },
)
