// @module-tag slow
import { generateVariations } from '@ever-after/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectRefusal } from '../../testing/expect-refusal.ts'
import { type FakeTextModel, startFakeTextModel } from '../../testing/fake-text-model.ts'
import { startTestServer, type TestDevice, type TestServer } from '../../testing/start-server.ts'

let model: FakeTextModel
let withModel: TestServer
let operator: TestDevice
beforeAll(async () => {
  model = await startFakeTextModel()
  withModel = await startTestServer({ env: model.env, settings: { textModelTimeoutMs: 2500 } })
  operator = await withModel.operator()
})
afterAll(async () => {
  await withModel.close()
  await model.close()
})

const basePrompt = 'A bride and a groom on the beach.\nAvoid: text.'
const ask = () => operator.call(generateVariations, { body: { basePrompt } })

test('without a text model the prompts of both other pairings are written by rules', {
  tags: ['API-28', 'CREATOR-03'],
}, async () => {
  const server = await startTestServer()
  try {
    const { call } = await server.operator()
    expect(await call(generateVariations, { body: { basePrompt } })).toEqual({
      original: { attire_type: 'bride-groom', structured_technical: basePrompt },
      'bride-bride': {
        attire_type: 'bride-bride',
        structured_technical: 'Two brides on the beach.\nAvoid: text.',
      },
      'groom-groom': {
        attire_type: 'groom-groom',
        structured_technical: 'Two grooms on the beach.\nAvoid: text.',
      },
      writtenBy: 'rules',
    })
  } finally {
    await server.close()
  }
})

test('a configured text model writes them, asked in OpenAI’s protocol for an answer in a fixed form', {
  tags: ['API-28', 'CREATOR-03'],
}, async () => {
  model.answerNext({ text: JSON.stringify({ brides: 'Two brides by the sea.', grooms: 'Two grooms.' }) })
  expect(await ask()).toMatchObject({
    original: { attire_type: 'bride-groom', structured_technical: basePrompt },
    'bride-bride': { attire_type: 'bride-bride', structured_technical: 'Two brides by the sea.' },
    'groom-groom': { attire_type: 'groom-groom', structured_technical: 'Two grooms.' },
    writtenBy: 'model',
  })
  const asked = model.asked.at(-1)
  expect(asked).toMatchObject({
    authorization: 'Bearer a key',
    path: '/v1/chat/completions',
    model: 'writer-1',
    responseFormat: { type: 'json_schema', json_schema: { schema: { required: ['brides', 'grooms'] } } },
  })
  expect(asked?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
  expect(asked?.messages[1].content).toBe(basePrompt)
})

test.for([
  ['fails', { status: 500, body: { error: { message: 'overloaded' } } }],
  ['has no room', { status: 429, body: { error: { message: 'slow down' } } }],
  ['refuses the key', { status: 401, body: { error: { message: 'no such key' } } }],
  ['answers with a page', { body: '<html>gateway</html>' }],
  ['answers in prose', { text: 'Here are your prompts: two brides.' }],
  ['leaves a prompt out', { text: JSON.stringify({ brides: 'Two brides.' }) }],
  ['leaves a prompt empty', { text: JSON.stringify({ brides: 'Two brides.', grooms: ' ' }) }],
  ['never answers', 'hang'],
] as const)(
  'a text model that %s is said to have failed, and is asked once',
  {
    tags: ['API-28', 'API-57'],
  },
  async ([, answer]) => {
    const before = model.asked.length
    model.answerNext(answer)
    await expectRefusal(ask(), 'text_model_failed')
    expect(model.asked.length).toBe(before + 1)
  },
)

test('a prompt that is empty or too long is refused before anybody is asked', async () => {
  const before = model.asked.length
  for (const wrong of ['  ', 'x'.repeat(8001)])
    await expectRefusal(operator.call(generateVariations, { body: { basePrompt: wrong } }), 'bad_request')
  expect(model.asked.length).toBe(before)
})
