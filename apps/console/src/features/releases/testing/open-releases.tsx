import type { Publication } from '@ever-after/contract'
import { setSubcategory } from '#documents'
import { catalogueOf, idOf, releaseOf, styleOf } from '#testing/builders.ts'
import { show } from '#testing/show.tsx'
import { standInServer } from '#testing/stand-in-server.ts'
import { ReleasesPage } from '../index.ts'

export const first = () =>
  catalogueOf({ Beach: [styleOf('shore'), styleOf('dune')], Forest: [styleOf('moss')] }, 'v1')
export const second = () => setSubcategory(first(), { styleIds: ['shore'], subcategory: 'Sunset' })
export const publication: Publication = {
  id: idOf(9),
  publishAt: '2030-06-01T18:00:00.000Z',
  draftNumber: 4,
  state: 'waiting',
  note: 'Sunday evening',
  createdAt: '2026-01-01T09:00:00.000Z',
  createdBy: 'Ann (4F2A)',
  endedAt: null,
  failure: null,
}

/** Shows the tab before a server that has two releases. */
export function open(more: Parameters<typeof standInServer>[1] = {}, live = first()) {
  const server = standInServer(live, {
    'GET /api/config/wedding-dress': { dresses: [], version: 'd1' },
    'GET /api/config/publications': { publications: [] },
    'GET /api/config/releases?catalogue=live': {
      releases: [
        releaseOf(2, { version: 'v1', action: 'archived', note: 'Winter', changed: 0, removed: 2 }),
        releaseOf(1, { version: 'v0', savedBy: null, action: 'seeded', changed: 0, added: 3 }),
      ],
      nextBefore: null,
    },
    [`GET /api/config/releases/${idOf(1)}`]: { release: releaseOf(1), document: first() },
    [`GET /api/config/releases/${idOf(2)}`]: { release: releaseOf(2), document: second() },
    ...more,
  })
  show(<ReleasesPage />)
  return server
}
