import { expect, test } from 'vitest'
import { idOf } from '#testing/builders.ts'
import { refusal, serveApi } from '#testing/serve-api.ts'
import { forgetEverything } from '#testing/show.tsx'
import type { TestItem } from '../model/test-run.ts'
import { application, check, photos } from '../testing/replies.ts'
import { runOf } from '../testing/run-of.ts'
import { polling, runItem } from './run-item.ts'

forgetEverything()

const id = idOf(7)
const look = `GET /api/wedding-styles/${id}`
const waiting: TestItem = {
  ...runOf('shore').items[0],
  styleName: 'Low Shore',
  displayName: 'Shore at dawn',
  prompt: 'A couple.',
}

/** Runs one item without waiting; gives every state that it was in and how long it would have waited. */
async function run(
  routes: Parameters<typeof serveApi>[0],
  item = waiting,
  signal = new AbortController().signal,
  couple = photos,
) {
  const calls = serveApi({
    'POST /api/wedding-styles/apply': { id: idOf(8), applicationId: id, status: 'pending' },
    [`GET /api/admin/creation-checks/${id}`]: check(id),
    ...routes,
  })
  const states: TestItem[] = []
  const waits: number[] = []
  await runItem({
    item,
    photos: couple,
    signal,
    wait: async (delayMs) => void waits.push(delayMs),
    onChange: (changed) => void states.push(changed),
  })
  return { calls, states, waits, last: states.at(-1) }
}

test('an item is applied with its key and looked at every second until it is completed', {
  tags: ['TESTER-04', 'TESTER-05', 'TESTER-06', 'TESTER-07', 'API-20', 'API-21'],
}, async () => {
  const answers = [application(id, 'pending'), application(id, 'processing')]
  const { calls, states, waits, last } = await run({
    [look]: () => answers.shift() ?? application(id, 'completed'),
  })
  expect(waits).toEqual([1000, 1000, 1000])
  expect(states.map(({ status }) => status)).toEqual(['processing', 'processing', 'completed'])
  expect(last).toMatchObject({
    resultUrl: '/media/result.webp',
    figures: { durationMs: 8200, costUsd: 0.012, likeness: [0.41, 0.38] },
  })
  const [apply] = calls
  expect(apply.headers.get('Idempotency-Key')).toBe('key-1')
  expect(apply.body).toEqual({
    partner1PhotoId: photos.partner1PhotoId,
    partner2PhotoId: photos.partner2PhotoId,
    partner1Attire: 'dress',
    partner2Attire: 'suit',
    styleId: 'shore',
    styleName: 'Low Shore',
    stylePrompts: 'A couple.',
  })
})

test('a covering is worn in a style that offers one, and left out of the others', async () => {
  const covered = { ...photos, partner1WearsCovering: true, partner2WearsCovering: false }
  const sent = async (offersCovering: boolean) => {
    const done = { [look]: application(id, 'completed') }
    const { calls } = await run(done, { ...waiting, offersCovering }, undefined, covered)
    return Object.entries(calls[0].body ?? {}).filter(([name]) => name.endsWith('WearsCovering'))
  }
  expect(await sent(false)).toEqual([])
  expect(await sent(true)).toEqual([
    ['partner1WearsCovering', true],
    ['partner2WearsCovering', false],
  ])
})

test('sixty looks without an end are a timeout', { tags: ['TESTER-06', 'TESTER-07'] }, async () => {
  const { calls, waits, last } = await run({ [look]: application(id, 'processing') })
  expect(polling).toEqual({ intervalMs: 1000, maxTries: 60 })
  expect(waits).toEqual(Array(60).fill(1000))
  expect(calls.filter(({ route }) => route === look)).toHaveLength(60)
  expect(last).toMatchObject({ status: 'failed', failure: 'Timeout', applicationId: id })
})

test('a picture that failed says so, with the reason of the server', { tags: ['TESTER-07'] }, async () => {
  const { last } = await run({ [look]: { ...application(id, 'failed'), error: 'No face was found.' } })
  expect(last).toMatchObject({ failure: 'Generation failed', reason: 'No face was found.' })
})

test('a style that is not taken fails as such and is not looked at', {
  tags: ['TESTER-05', 'TESTER-06'],
}, async () => {
  const route = 'POST /api/wedding-styles/apply'
  const refused = await run({ [route]: refusal(422, 'style_not_ready', 'This style cannot be made.') })
  expect(refused.last).toMatchObject({ failure: 'Apply failed', reason: 'This style cannot be made.' })
  const silent = await run({
    [route]: () => {
      throw new TypeError('fetch failed')
    },
  })
  expect(silent.last).toMatchObject({ failure: 'Apply failed', reason: 'The server did not answer.' })
  expect(silent.waits).toEqual([])
})

test('a begun item is not applied again, and a look without an answer is one of the sixty', {
  tags: ['TESTER-06'],
}, async () => {
  const answers = [new Response('', { status: 502 })]
  const { calls, waits, last } = await run(
    { [look]: () => answers.shift() ?? application(id, 'completed') },
    { ...waiting, status: 'processing', applicationId: id },
  )
  expect(calls.some(({ route }) => route.endsWith('/apply'))).toBe(false)
  expect(waits).toHaveLength(2)
  expect(last?.status).toBe('completed')
})

test('a picture that could not be measured is completed without figures', async () => {
  const { last } = await run({
    [look]: application(id, 'completed'),
    [`GET /api/admin/creation-checks/${id}`]: refusal(404, 'not_found', 'Not found.'),
  })
  expect(last).toMatchObject({ status: 'completed', figures: null })
})
