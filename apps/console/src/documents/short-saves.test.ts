import type { OperatorCatalogue } from '@ever-after/contract'
import { expect, test } from 'vitest'
import { catalogueOf, styleOf } from '#testing/builders.ts'
import { refusal } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { standInServer } from '#testing/stand-in-server.ts'
import { liveCatalogue, reorderStyles, togglePopular } from './index.ts'

forgetEverything()

const beach = () =>
  catalogueOf({ Beach: [styleOf('shore'), styleOf('dune')], Forest: [styleOf('moss')] }, 'v1')
const isPopular = (document: OperatorCatalogue, id: string) =>
  Object.values(document.styles)
    .flat()
    .find((style) => style.id === id)?.isPopular
const popular =
  (...ids: string[]) =>
  (document: OperatorCatalogue) =>
    togglePopular(document, ids)
const saveRoute = 'POST /api/config/wedding-styles'

test('a save carries the style that it changes, moves the others by name, and leaves the rest where it is', async () => {
  const server = standInServer(beach())
  await liveCatalogue.load()
  await liveCatalogue.change('Popular', popular('moss'))
  await liveCatalogue.change('Reorder', (document) =>
    reorderStyles(document, { category: 'Beach', styleIds: ['dune', 'shore'] }),
  )
  const sent = server.calls.filter(({ route }) => route === saveRoute).map(({ body }) => body)
  expect(sent).toMatchObject([
    {
      styles: { Beach: [{ same: 'shore' }, { same: 'dune' }], Forest: [{ id: 'moss', isPopular: true }] },
      baseVersion: 'v1',
    },
    {
      styles: {
        Beach: [
          { same: 'dune', order: 0 },
          { same: 'shore', order: 1 },
        ],
        Forest: [{ same: 'moss' }],
      },
      baseVersion: 'v2',
    },
  ])
  expect(server.stored.live).toEqual(liveCatalogue.state.read().document)
})

test('what somebody else saved in between is loaded as far as it is not known, and the next save is short again', async () => {
  const server = standInServer(beach())
  await liveCatalogue.load()
  server.saveElsewhere('live', popular('moss'))
  await liveCatalogue.change('Popular', popular('shore'))
  const routes = server.calls.map(({ route }) => route)
  expect(routes.filter((route) => route === 'GET /api/config/wedding-styles')).toHaveLength(1)
  expect(routes).toContain('GET /api/config/wedding-styles/changes?catalogue=live&since=v1')
  expect(server.calls.at(-1)?.body).toMatchObject({
    styles: { Beach: [{ id: 'shore', isPopular: true }, { same: 'dune' }], Forest: [{ same: 'moss' }] },
    baseVersion: 'v2',
  })
})

test('a server that cannot say what changed is asked for everything', async () => {
  const server = standInServer(beach(), {
    'GET /api/config/wedding-styles/changes': refusal(404, 'not_found', 'Not found.'),
  })
  await liveCatalogue.load()
  server.saveElsewhere('live', popular('moss'))
  expect(await liveCatalogue.change('Popular', popular('shore'))).toBe(true)
  expect(['shore', 'moss'].map((id) => isPopular(server.stored.live, id))).toEqual([true, true])
})
