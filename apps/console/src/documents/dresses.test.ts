import type { DressCatalogue } from '@ever-after/contract'
import { expect, test, vi } from 'vitest'
import { savedAs } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import { dressCatalogue, type EditableDress } from './index.ts'
import { mergeDresses } from './merge-dresses.ts'

forgetEverything()

const dressOf = (id: string, rest: Partial<EditableDress> = {}): EditableDress => ({
  id,
  name: id,
  dressUrl: `/${id}.webp`,
  iconPath: `/${id}-icon.webp`,
  previewPath: `/${id}.webp`,
  description: '',
  ...rest,
})
const dressesOf = (...dresses: EditableDress[]): DressCatalogue => ({ dresses, version: 'v1' })
const without = (id: string) => (document: { dresses: EditableDress[]; version: string }) => ({
  ...document,
  dresses: document.dresses.filter((dress) => dress.id !== id),
})

test('dresses are read as the operator and saved with their version', {
  tags: ['ADMIN-12', 'DRESSADM-06'],
}, async () => {
  const calls = serveApi({
    'GET /api/config/wedding-dress': dressesOf(dressOf('waltz'), dressOf('tango')),
    'POST /api/config/wedding-dress': savedAs('v2'),
  })
  await dressCatalogue.load()
  expect(await dressCatalogue.change('Delete', without('tango'))).toBe(true)
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer operator-token',
    'Bearer operator-token',
  ])
  const body = calls[1].body as { version: string }
  expect(body).toEqual({ dresses: [dressOf('waltz')], baseVersion: 'v1', version: body.version })
  expect(body.version).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/)
  expect(Math.abs(Date.now() - Date.parse(body.version))).toBeLessThan(60_000)
})

test.for(['text/html', 'text/plain', 'application/xml', 'application/octet-stream'])(
  'an answer that is %s and no JSON is named and leaves the list empty',
  { tags: ['DRESSADM-07', 'API-08'] },
  async (type) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const text = JSON.stringify(dressesOf(dressOf('waltz')))
    serveApi({ 'GET /api/config/wedding-dress': new Response(text, { headers: { 'content-type': type } }) })
    await dressCatalogue.load()
    expect(String(log.mock.calls[0][0])).toContain(`Expected JSON response but got: ${type}`)
    expect(dressCatalogue.state.read()).toMatchObject({ status: 'failed', document: { dresses: [] } })
  },
)

test('two operators change different dresses and keep both changes', async () => {
  let stored = dressesOf(dressOf('waltz'), dressOf('tango'))
  serveApi({
    'GET /api/config/wedding-dress': () => stored,
    'POST /api/config/wedding-dress': ({ body }) => {
      const { dresses, baseVersion } = body as { dresses: EditableDress[]; baseVersion: string }
      if (baseVersion !== stored.version) return refusal(409, 'catalogue_conflict', 'Somebody else saved.')
      stored = { dresses, version: 'v3' }
      return savedAs('v3')
    },
  })
  await dressCatalogue.load()
  stored = {
    dresses: [dressOf('waltz', { name: 'Waltz' }), dressOf('tango'), dressOf('polka')],
    version: 'v2',
  }
  expect(await dressCatalogue.change('Delete', without('tango'))).toBe(true)
  expect(stored.dresses.map(({ name }) => name)).toEqual(['Waltz', 'polka'])
})

test('a dress that both changed is a conflict until one side is chosen', () => {
  const sides = {
    base: dressesOf(dressOf('waltz')),
    theirs: dressesOf(dressOf('waltz', { name: 'Theirs' })),
    mine: dressesOf(dressOf('waltz', { name: 'Mine' })),
  }
  expect(mergeDresses(sides).conflicts).toMatchObject([{ id: 'waltz', name: 'Mine' }])
  const chosen = mergeDresses({ ...sides, choices: { waltz: 'mine' } })
  expect([chosen.conflicts, chosen.merged.dresses[0].name]).toEqual([[], 'Mine'])
  const gone = mergeDresses({ ...sides, mine: dressesOf(), choices: { waltz: 'mine' } })
  expect(gone.merged.dresses).toEqual([])
})

test('dresses that I put into another order stand in it', () => {
  const [waltz, tango] = [dressOf('waltz'), dressOf('tango')]
  const { merged } = mergeDresses({
    base: dressesOf(waltz, tango),
    theirs: dressesOf(waltz, tango, dressOf('polka')),
    mine: dressesOf(tango, waltz),
  })
  expect(merged.dresses.map(({ id }) => id)).toEqual(['tango', 'waltz', 'polka'])
})
