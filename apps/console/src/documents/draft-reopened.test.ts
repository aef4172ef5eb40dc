import { consoleLocalKeys } from '@ever-after/contract'
import { expect, test, vi } from 'vitest'
import { alerts } from '#messages'
import { idOf, releaseOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { standInServer } from '#testing/stand-in-server.ts'
import { archiveFromCatalogue, draftCatalogue } from './index.ts'
import { closeBrowser, popular, popularIds, threeStyles } from './testing/three-styles.ts'

forgetEverything()

test.for(['the draft', 'what the browser kept starts from'] as const)(
  'a draft that could not be opened because %s did not load is opened again with what the browser kept',
  async (part) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const first = threeStyles()
    let isDown = false
    const unless = (answer: () => object) => () =>
      isDown ? refusal(503, 'busy', 'Please try again.') : answer()
    const parts = {
      'the draft': { 'GET /api/config/wedding-styles/draft': unless(() => server.stored.draft) },
      'what the browser kept starts from': {},
    }
    const server = standInServer(first, {
      'GET /api/config/releases?catalogue=draft': unless(() => ({
        releases: [releaseOf(1, { version: 'v1' })],
        nextBefore: null,
      })),
      [`GET /api/config/releases/${idOf(1)}`]: { release: releaseOf(1, { version: 'v1' }), document: first },
      ...parts[part],
    })
    await draftCatalogue.load()
    await draftCatalogue.change('Popular', popular('shore'))
    closeBrowser()
    server.saveElsewhere('draft', popular('moss'))
    isDown = true
    await draftCatalogue.load()
    expect(draftCatalogue.state.read()).toMatchObject({ status: 'failed', document: { styles: {} } })
    await draftCatalogue.reload()
    expect(draftCatalogue.state.read().status).toBe('failed')
    expect(await draftCatalogue.change('Popular', popular('dune'))).toBe(false)
    expect(localStorage.getItem(consoleLocalKeys.draftVersion)).toBe('v1')
    isDown = false
    await draftCatalogue.reload()
    expect(popularIds(draftCatalogue.state.read().document)).toEqual(['shore', 'moss'])
    await draftCatalogue.change('Popular', popular('dune'))
    await vi.waitFor(() => expect(popularIds(server.stored.draft)).toEqual(['shore', 'dune', 'moss']), {
      timeout: 3000,
    })
  },
)

test('nothing is archived from a draft that did not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const server = standInServer(threeStyles(), {
    'GET /api/config/wedding-styles/draft': refusal(503, 'busy', 'Please try again.'),
  })
  await draftCatalogue.load()
  expect(await archiveFromCatalogue({ catalogue: 'draft', styleIds: ['shore'] })).toBeUndefined()
  expect(server.calls.filter(({ route }) => route.startsWith('POST'))).toEqual([])
  expect(alerts.read().map(({ words }) => words)).toEqual(['This catalogue did not load. Please try again.'])
})

test('what the browser kept of a draft that was the live catalogue then is joined with it', async () => {
  const first = threeStyles()
  const none = { releases: [releaseOf(2, { version: 'v2' })], nextBefore: null }
  const server = standInServer(first, {
    'GET /api/config/releases?catalogue=draft': none,
    'GET /api/config/releases?catalogue=live': {
      releases: [releaseOf(1, { version: 'v1' })],
      nextBefore: null,
    },
    [`GET /api/config/releases/${idOf(1)}`]: { release: releaseOf(1, { version: 'v1' }), document: first },
  })
  await draftCatalogue.load()
  await draftCatalogue.change('Popular', popular('shore'))
  closeBrowser()
  server.saveElsewhere('draft', popular('moss'))
  await draftCatalogue.load()
  expect(popularIds(draftCatalogue.state.read().document)).toEqual(['shore', 'moss'])
})

test('where it is not known any more what the kept draft started from, the person chooses', async () => {
  const none = { releases: [], nextBefore: null }
  const server = standInServer(threeStyles(), {
    'GET /api/config/releases?catalogue=draft': none,
    'GET /api/config/releases?catalogue=live': none,
  })
  await draftCatalogue.load()
  await draftCatalogue.change('Popular', popular('shore'))
  closeBrowser()
  server.saveElsewhere('draft', popular('moss'))
  const loading = draftCatalogue.load()
  const conflict = await vi.waitFor(() => {
    const open = draftCatalogue.state.read().conflict
    if (!open) throw new Error('Nothing is asked.')
    return open
  })
  expect(conflict.conflicts.map(({ id }) => id)).toEqual(['shore', 'moss'])
  conflict.resolve({ shore: 'mine', moss: 'theirs' })
  await loading
  expect(popularIds(draftCatalogue.state.read().document)).toEqual(['shore', 'moss'])
})
