// @module-tag slow
import { applyStyle, saveDraftStyles } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeStyle, readAsOperator } from '../../testing/make-catalogue.ts'
import { applyBody, applyOnce, changesLeft, untilEnded } from '../../testing/make-creations.ts'
import { uploadPortraits } from '../../testing/make-photos.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Changes = NonNullable<Parameters<typeof applyOnce>[1]>

/** A style of the shipped catalogue that offers a covering. */
const styleId = 'white-jasmine'

/** The engine's job for one picture, and what is stored of it. */
async function make(changes: Changes, caller?: Parameters<typeof applyOnce>[0]) {
  const device = caller ?? (await server.newDevice())
  const id = await applyOnce(device, changes)
  await untilEnded(device, id)
  const { details } = await server.services.database.db
    .selectFrom('creations')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const job = server.engine.jobs.at(-1)
  if (job?.kind !== 'couple') throw new Error('no couple job')
  const { taller, prompt } = job
  return { worn: job.partners.map(({ wearsCovering }) => wearsCovering), taller, prompt, details }
}

test('a covering that nobody asked for is worn by nobody, and the words say so', async () => {
  const { worn, prompt, details } = await make({ styleId })
  expect(worn).toEqual([false, false])
  expect(prompt).toContain('Head coverings: nobody is given one')
  expect(details).not.toHaveProperty('wearsCovering')
  expect((await make({ styleId, partner1WearsCovering: false })).worn).toEqual([false, false])
  expect((await make({})).prompt).not.toContain('covering')
})

test('who chooses the covering wears it, and of two brides each chooses for herself', async () => {
  const one = await make({ styleId, partner1WearsCovering: true })
  expect(one.worn).toEqual([true, false])
  expect(one.prompt).toContain('the first person wears a draped scarf')
  expect(one.details).toMatchObject({ wearsCovering: [true, false] })
  const brides = { styleId, partner2Attire: 'dress' } as const
  const other = await make({ ...brides, partner2WearsCovering: true })
  expect(other.worn).toEqual([false, true])
  const both = await make({ ...brides, partner1WearsCovering: true, partner2WearsCovering: true })
  expect(both.worn).toEqual([true, true])
})

test('a covering for a suit or of a style without one is refused with the reason, and nothing is charged', async () => {
  const device = await server.newDevice()
  const photos = await uploadPortraits(device)
  const apply = (changes: Changes) => device.call(applyStyle, { body: applyBody(photos, changes) })
  for (const [changes, path, words] of [
    [{ styleId, partner2WearsCovering: true }, 'partner2WearsCovering', 'A covering is worn with a dress.'],
    [{ partner1WearsCovering: true }, 'partner1WearsCovering', 'This style offers no covering.'],
  ] as const) {
    const error = await apply(changes).catch((reason) => reason)
    expect(error.body).toMatchObject({
      code: 'bad_request',
      error: words,
      details: [{ path, message: words }],
    })
  }
  expect(await changesLeft(device)).toBe(5)
})

test('the choice is part of the wish: with it a second tap is another picture and a repeated key a conflict', async () => {
  const device = await server.newDevice()
  const photos = await uploadPortraits(device)
  const release = server.engine.hold()
  const apply = (changes: Changes, idempotencyKey?: string) =>
    device.call(applyStyle, { body: applyBody(photos, { styleId, ...changes }), idempotencyKey })
  const plain = await apply({}, 'key')
  const covered = await apply({ partner1WearsCovering: true })
  expect(covered.id).not.toBe(plain.id)
  expect((await apply({ partner1WearsCovering: true })).id).toBe(covered.id)
  await expectRefusal(apply({ partner1WearsCovering: true }, 'key'), 'idempotency_conflict')
  release()
  await untilEnded(device, covered.id)
})

test('a style that is drawn by its words offers the covering that they name, and puts it on nobody unasked', async () => {
  const operator = await server.operator()
  const draft = await readAsOperator(operator, 'draft')
  const style = makeStyle('quiet-garden')
  const promptOf = (pair: 'bride-groom' | 'bride-bride' | 'groom-groom') => ({
    attire_type: pair,
    structured_technical: 'The couple in a garden, the bride in an ivory hijab.',
  })
  const prompts = {
    original: promptOf('bride-groom'),
    'bride-bride': promptOf('bride-bride'),
    'groom-groom': promptOf('groom-groom'),
  }
  const styles = {
    ...draft.styles,
    Drafts: [{ ...style, variations: [{ ...style.variations[0], prompts }] }],
  }
  await operator.call(saveDraftStyles, { body: { ...draft, styles, baseVersion: draft.version } })
  const unasked = await make({ styleId: 'quiet-garden' }, operator)
  expect(unasked.worn).toEqual([false, false])
  expect(unasked.prompt).toContain('Head coverings: nobody is given one, also where one is named above')
  const asked = await make({ styleId: 'quiet-garden', partner1WearsCovering: true }, operator)
  expect(asked.worn).toEqual([true, false])
})

test('who is said to be taller is taller in the picture and in its words, and nothing is said of who is not asked', async () => {
  const said = await make({ taller: 'first' })
  expect(said.taller).toBe('first')
  expect(said.prompt).toContain('Heights: the first person is a little taller')
  expect(said.details).toMatchObject({ taller: 'first' })
  const unsaid = await make({})
  expect(unsaid.taller).toBeUndefined()
  expect(unsaid.prompt).not.toContain('Heights')
})
