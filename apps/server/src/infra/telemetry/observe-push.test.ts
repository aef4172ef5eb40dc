import { expect, test } from 'vitest'
import type { Push, PushOutcome } from '../push/push.ts'
import { createMeters } from './meters.ts'
import { observePush } from './observe-push.ts'

const message = {
  id: '1',
  kind: 'campaign',
  token: 'phone',
  title: 'a',
  body: 'b',
  data: {},
  expiresAt: new Date(0),
} as const

async function countedAs(delivery: Push['delivery'], ...outcomes: PushOutcome[]): Promise<string[]> {
  const meters = createMeters()
  const left = [...outcomes]
  const push = observePush(
    { delivery, send: async () => left.shift() ?? { kind: 'sent' }, close: async () => {} },
    { meters },
  )
  for (const outcome of outcomes) expect(await push.send(message)).toBe(outcome)
  const text = await meters.registry.metrics()
  const lines = text.matchAll(/^push_message_duration_seconds_count\{(.+)\} (\d+)$/gm)
  return [...lines].map(([, labels, count]) => `${labels} ${count}`)
}

test('messages are counted by what became of them', async () => {
  const reason = 'why'
  const outcomes: PushOutcome[] = [
    { kind: 'sent' },
    { kind: 'sent' },
    { kind: 'dead', reason },
    { kind: 'busy', reason, retryAfterMs: 1 },
  ]
  expect(await countedAs('fcm', ...outcomes)).toEqual([
    'kind="campaign",outcome="sent" 2',
    'kind="campaign",outcome="dead" 1',
    'kind="campaign",outcome="busy" 1',
  ])
})

test('what only the log got was not sent', async () => {
  expect(await countedAs('log', { kind: 'sent' })).toEqual(['kind="campaign",outcome="logged" 1'])
})
