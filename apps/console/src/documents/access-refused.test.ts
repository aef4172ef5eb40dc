import { consoleSessionKeys } from '@ever-after/contract'
import { expect, test, vi } from 'vitest'
import { alerts } from '#messages'
import { expiry, resumeAfterLogin } from '#server-state'
import { savedAs } from '#testing/builders.ts'
import { failedSaves, refusal, serveApi } from '#testing/serve-api.ts'
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

const failures = documents.flatMap((document) => failedSaves.map((failure) => ({ ...document, ...failure })))

test.for(failures)(
  'a save of $name that fails says $words',
  { tags: ['ADMIN-14', 'ADMIN-21'] },
  async ({ path, stored, load, save, fail, words: wanted }) => {
    vi.useFakeTimers()
    serveApi({ [`GET ${path}`]: stored, [`POST ${path}`]: fail })
    await load()
    void save()
    await vi.advanceTimersByTimeAsync(gatherMs)
    expect(words()).toEqual([wanted])
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
