import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Clock } from '../../clock.ts'
import type { Random } from '../../random.ts'
import type { Books } from './books.ts'
import { createDelivery } from './deliver-events.ts'
import { createMovableClock, type MovableClock } from './movable-clock.ts'
import { settlePeriods } from './settle-periods.ts'
import { createStateFile } from './state-file.ts'
import type { StoreDesk } from './store-desk.ts'

interface DeskParts {
  folder: string | undefined
  clock: Clock
  random: Random
  log: Logger
  webhookAuthorization: string
  retryDelaysMs?: readonly number[]
  address(): string | undefined
}

export interface OpenDesk extends StoreDesk {
  clock: MovableClock
  close(): Promise<void>
}

/** How often the store looks whether something fell due by itself. */
const settleEveryMs = 1000
const tellingMs = 5000

/** Takes the store up where its file left off. */
export async function openDesk(parts: DeskParts): Promise<OpenDesk> {
  const file = createStateFile(parts.folder)
  const state = await file.read()
  // What was given up while the server was away is tried again now that it is back.
  for (const event of state.events) if (!event.isDelivered) event.attempts = 0
  const clock = createMovableClock(parts.clock, state.aheadMs)
  const nowMs = () => Math.floor(clock.now().getTime() / 1000) * 1000
  const books = (): Books => ({ state, nowMs: nowMs(), random: parts.random })
  let written: string | undefined = JSON.stringify(state)
  let writing = Promise.resolve()
  const delivery = createDelivery({
    ...parts,
    authorization: parts.webhookAuthorization,
    events: () => state.events,
    onChange: keep,
  })
  const timer = setInterval(() => {
    carryOut(() => {}).catch((err: unknown) => parts.log.error({ err }, 'sandbox store not kept'))
  }, settleEveryMs)
  timer.unref()

  /** Resolves once the state as it is now is on the disk, whoever began to write it; what failed is tried again. */
  function keep(): Promise<void> {
    const now = JSON.stringify(state)
    if (now === written) return writing
    written = now
    writing = file.write(state).catch((error: unknown) => {
      written = undefined
      throw error
    })
    return writing
  }

  async function carryOut<T>(verb: (given: Books) => T): Promise<T> {
    const before = state.events.at(-1)
    settlePeriods(books())
    try {
      return verb(books())
    } finally {
      await keep()
      if (state.events.at(-1) !== before) void delivery.deliver()
    }
  }

  return {
    state,
    clock,
    nowMs,
    carryOut,
    async moveClock(advanceMs) {
      clock.aheadMs += advanceMs
      state.aheadMs = clock.aheadMs
      await carryOut(() => {})
    },
    told: () => Promise.race([delivery.deliver(), wait(tellingMs, undefined, { ref: false })]),
    async close() {
      clearInterval(timer)
      await delivery.close()
      await keep()
    },
  }
}
