import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { Asked, FakeOpening } from './index.ts'
import { startFakeProvider } from './index.ts'

async function start(opening: FakeOpening) {
  const fake = await startFakeProvider(opening)
  onTestFinished(() => fake.close())
  const post = (path: string, headers: Record<string, string>, body: object) =>
    fetch(`${fake.account.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return { fake, post }
}

const key = { 'x-key': 'fake-key' }

test('a request written by hand from the provider’s documentation gets a picture of what it asks', async () => {
  const { fake, post } = await start({ provider: 'google' })
  const photo = Buffer.from('a photograph').toString('base64')
  const answer = await post(
    '/models/gemini-x:generateContent',
    { 'x-goog-api-key': fake.account.apiKey },
    {
      contents: [
        {
          role: 'user',
          parts: [{ text: 'A garden' }, { inlineData: { mimeType: 'image/jpeg', data: photo } }],
        },
      ],
      generationConfig: {
        responseModalities: ['IMAGE'],
        imageConfig: { aspectRatio: '3:4', imageSize: '1K' },
      },
    },
  )
  const { candidates } = JSON.parse(await answer.text())
  const [, { inlineData }] = candidates[0].content.parts
  const { width, height } = await sharp(Buffer.from(inlineData.data, 'base64')).metadata()
  expect([width, height]).toEqual([887, 1182])
  const [{ prompt, references }] = fake.asked
  expect([prompt, Buffer.from(references[0]).toString()]).toEqual(['A garden', 'a photograph'])
})

test('another key is turned away before anything is drawn', async () => {
  const { fake, post } = await start({ provider: 'black-forest-labs' })
  expect((await post('/flux-2-pro', { 'x-key': 'stolen' }, { prompt: 'x' })).status).toBe(403)
  expect(fake.asked).toEqual([])
})

test('faults come one each, then the lasting one, then none', async () => {
  const { fake, post } = await start({ provider: 'black-forest-labs' })
  fake.fail('empty_account')
  fake.failNext('server_error', 'none', 'busy')
  const statuses: number[] = []
  for (let order = 0; order < 4; order++)
    statuses.push((await post('/flux-2-pro', key, { prompt: 'x' })).status)
  fake.fail(undefined)
  statuses.push((await post('/flux-2-pro', key, { prompt: 'x' })).status)
  expect(statuses).toEqual([500, 200, 429, 402, 200])
})

test('a painter sees what was asked, and its picture is what is handed out when the order is ready', async () => {
  const seen: Asked[] = []
  const painter = (asked: Asked) => {
    seen.push(asked)
    return Buffer.from(`painted: ${asked.prompt}`)
  }
  const { post } = await start({ provider: 'black-forest-labs', painter, pendingAnswers: 2 })
  const order = await post('/flux-2-pro', key, { prompt: 'x', width: 640, height: 800 })
  const { polling_url } = JSON.parse(await order.text())
  const states = []
  for (let poll = 0; poll < 3; poll++) states.push(JSON.parse(await (await fetch(polling_url)).text()))
  expect(states.map(({ status }) => status)).toEqual(['Pending', 'Pending', 'Ready'])
  expect(await (await fetch(states[2].result.sample)).text()).toBe('painted: x')
  expect(seen).toMatchObject([{ widthPx: 640, heightPx: 800, references: [] }])
})
