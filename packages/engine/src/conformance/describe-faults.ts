import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EngineError, type EngineErrorCode } from '../spec/errors.ts'
import { busyRetryAfterMs, type Fault, faults } from '../testing/hosted/index.ts'
import type { HostedSubject } from './hosted-subjects.ts'
import { type HostedWorld, openHostedWorld } from './hosted-world.ts'

interface Outcome {
  code: EngineErrorCode
  reason?: string
  retryAfterMs?: number
  mayBeBilled?: boolean
}

/** What becomes of a fault, and whether its order was taken; what is wrong with a picture is for the gate to find. */
const outcomes: Record<Fault, Outcome | 'drawn'> = {
  server_error: { code: 'provider_unavailable', reason: 'down', mayBeBilled: false },
  busy: {
    code: 'provider_unavailable',
    reason: 'busy',
    retryAfterMs: busyRetryAfterMs,
    mayBeBilled: false,
  },
  unauthorized: { code: 'provider_unavailable', reason: 'unauthorized', mayBeBilled: false },
  empty_account: { code: 'over_budget', reason: 'account_empty', mayBeBilled: false },
  refusal: { code: 'unsafe', reason: 'moderated' },
  hang: { code: 'timed_out' },
  drip: { code: 'timed_out' },
  stall: { code: 'timed_out' },
  reset: { code: 'provider_unavailable', reason: 'unreachable', mayBeBilled: true },
  flood: { code: 'provider_unavailable', reason: 'too_big', mayBeBilled: true },
  html: { code: 'provider_unavailable', reason: 'unreadable', mayBeBilled: true },
  not_a_picture: { code: 'provider_unavailable', reason: 'not_a_picture', mayBeBilled: true },
  truncated: 'drawn',
  wrong_size: 'drawn',
  another_picture: 'drawn',
}

/** Runs every fault over one provider's wire: each ends as what it is, in time, after one request, and holds no connection. */
export function describeFaults(subject: HostedSubject): void {
  describe(`${subject.provider} at fault`, () => {
    let world: HostedWorld

    beforeEach(async () => {
      world = await openHostedWorld(subject, { pendingAnswers: 0 })
    })
    afterEach(() => world.fake.close())

    for (const fault of faults) {
      const outcome = outcomes[fault]
      test(`${fault} ends as ${wordsOf(outcome)}, after one request`, async () => {
        world.fake.fail(fault)
        const request = await world.requestOf(subject.kinds[0])
        const signal =
          outcome !== 'drawn' && outcome.code === 'timed_out' ? timeoutOnceAsked(world) : neverAborted()

        const result = await world.model.draw(request, { signal }).catch((error: unknown) => error)

        if (outcome === 'drawn') expect(result).toMatchObject({ bytes: expect.any(Uint8Array) })
        else {
          expect(result).toBeInstanceOf(EngineError)
          expect(result).toMatchObject({ retryAfterMs: undefined, ...outcome })
        }
        expect(world.fake.asked.length).toBe(1)
        await vi.waitFor(() => expect(world.fake.waiting()).toBe(0), 2000)
      })
    }
  })
}

function wordsOf(outcome: Outcome | 'drawn'): string {
  if (outcome === 'drawn') return 'a picture for the gate'
  return [outcome.code, outcome.reason].filter(Boolean).join(', ')
}

function neverAborted(): AbortSignal {
  return new AbortController().signal
}

/** Times out a moment after the provider was asked, however slow this machine is. */
function timeoutOnceAsked({ fake }: HostedWorld): AbortSignal {
  const controller = new AbortController()
  void vi
    .waitFor(() => expect(fake.asked.length).toBe(1), 10_000)
    .then(() => delay(250))
    .then(() => controller.abort(new DOMException('It took too long.', 'TimeoutError')))
  return controller.signal
}
