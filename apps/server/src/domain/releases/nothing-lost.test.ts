import {
  getRelease,
  listArchive,
  listReleases,
  operatorCatalogue,
  saveDraftStyles,
  saveWeddingStyles,
} from '@ever-after/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Act, stylesOf, textOf, World } from '../../testing/catalogue-world.ts'
import { makeStyle, readAsOperator } from '../../testing/make-catalogue.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
let operator: TestDevice
beforeAll(async () => {
  server = await startTestServer({ settings: { requestsPerMinute: 1_000_000 } })
  operator = await server.operator()
})
afterAll(() => server.close())

const acts = fc.array(
  fc.record<Act>({
    who: fc.constantFrom(0, 1),
    on: fc.constantFrom('live', 'live', 'draft'),
    does: fc.constantFrom(
      'add',
      'rename',
      'move',
      'remove',
      'open',
      'save',
      'save',
      'archive',
      'unarchive',
      'restore',
      'publish',
    ),
    pick: fc.nat(1000),
  }),
  { minLength: 5, maxLength: 25 },
)

/** Every text of a style that is still somewhere: in a release of either document or in the archive. */
async function findAll(): Promise<{ texts: Set<string>; documents: Map<string, string> }> {
  const texts = new Set<string>()
  const documents = new Map<string, string>()
  for (const catalogue of ['live', 'draft'] as const) {
    for (let before: string | null | undefined; before !== null; ) {
      const page = await operator.call(listReleases, { query: { catalogue, before } })
      for (const { id } of page.releases) {
        const { document } = await operator.call(getRelease, { params: { id } })
        const parsed = operatorCatalogue.parse(document)
        documents.set(id, JSON.stringify(parsed))
        for (const style of stylesOf(parsed)) texts.add(textOf(style))
      }
      before = page.nextBefore
    }
  }
  for (const { style } of (await operator.call(listArchive, {})).entries) texts.add(textOf(style))
  return { texts, documents }
}

test('whatever two operators do at once, no style that a save acknowledged is lost and no release changes', {
  tags: ['slow'],
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const styles = { Beach: [makeStyle('a'), makeStyle('b')], Garden: [makeStyle('c')] }
      const body = { styles, categoryOrder: ['Beach', 'Garden'], confirm: true }
      await operator.call(saveWeddingStyles, { body })
      await operator.call(saveDraftStyles, { body })
      const world = new World(operator)
      await world.begin()
      for (const act of sequence) await world.perform(act)
      const { texts, documents } = await findAll()
      for (const text of world.acknowledged) expect(texts.has(text)).toBe(true)
      for (const [id, document] of world.saved) expect(documents.get(id) === document).toBe(true)
      const live = await readAsOperator(operator)
      const ids = stylesOf(live).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
    { numRuns: process.env.FULL ? 12 : 4 },
  )
})
