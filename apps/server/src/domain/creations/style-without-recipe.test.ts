import { saveDraftStyles } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { makeStyle, readAsOperator } from '../../testing/make-catalogue.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { startTestServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** A style of the Creator: it has prompts and pictures, and no recipe. */
async function saveDraft(id: string, words: string) {
  const operator = await server.operator()
  const draft = await readAsOperator(operator, 'draft')
  const style = makeStyle(id)
  const [variation] = style.variations
  const prompt = (pair: 'bride-groom' | 'bride-bride' | 'groom-groom') => ({
    attire_type: pair,
    structured_technical: words,
  })
  const prompts = {
    original: prompt('bride-groom'),
    'bride-bride': prompt('bride-bride'),
    'groom-groom': prompt('groom-groom'),
  }
  const styles = { ...draft.styles, Drafts: [{ ...style, variations: [{ ...variation, prompts }] }] }
  await operator.call(saveDraftStyles, { body: { ...draft, styles, baseVersion: draft.version } })
  return operator
}

test('a style of the draft is unknown to a device', { tags: ['SHELL-51', 'A04'] }, async () => {
  await saveDraft('not-yet', 'The couple barefoot on a beach at sunset.')
  const device = await server.newDevice()
  await expectRefusal(applyOnce(device, { styleId: 'not-yet' }), 'unknown_style')
})

test('a style without a recipe is drawn in the place that its prompt names', async () => {
  const operator = await saveDraft('at-sea', 'The couple barefoot on a beach at sunset.')
  const id = await applyOnce(operator, { styleId: 'at-sea' })
  expect(await untilEnded(operator, id)).toMatchObject({ status: 'completed' })
  const { details } = await server.services.database.db
    .selectFrom('creations')
    .select('details')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(details).toMatchObject({ recipe: { scene: 'beach-sunset' } })
})

test('a style whose prompt names no place of the studio is refused before anything is made', async () => {
  const operator = await saveDraft('nowhere', 'The two of them, smiling.')
  await expectRefusal(applyOnce(operator, { styleId: 'nowhere' }), 'style_not_ready')
})
