import { randomUUID } from 'node:crypto'
import { Refusal } from '../../domain/access/index.ts'
import { registerDevice } from '../../domain/devices/index.ts'
import type { Services } from '../../infra/services.ts'
import type { Action } from './actions.ts'
import type { Answer } from './hear.ts'
import { createKnownStore, type KnownStore } from './known-store.ts'
import { perform } from './perform.ts'

/** Two people with a phone each, the store they buy at, and what was heard of it. */
export interface World {
  services: Services
  store: KnownStore
  people: readonly [string, string]
  creations: string[]
  answers: Answer[]
  /** What the world did, to be found in the books. */
  done: { completed: number; supported: number; reversed: number; misheard: number }
  /** Everything has a moment of its own. */
  now(): Date
  advance(ms: number): void
}

export async function openWorld(common: Services): Promise<World> {
  let nowMs = Date.parse('2026-05-01T12:00:00Z')
  const now = () => new Date(++nowMs)
  const services = { ...common, clock: { now } }
  const people = [`one-${randomUUID()}`, `two-${randomUUID()}`] as const
  for (const installationId of people) await registerDevice(services, { installationId, appVersion: '1' })
  return {
    services,
    store: createKnownStore(randomUUID),
    people,
    creations: [],
    answers: [],
    done: { completed: 0, supported: 0, reversed: 0, misheard: 0 },
    now,
    advance(ms) {
      nowMs += ms
    },
  }
}

/** Does one thing; when the process is killed over it, nothing of it stays and the next process does it again. */
export async function act(world: World, action: Action): Promise<void> {
  const deliver = perform(world, action)
  if (action.isKilled) await refusable(deliver(dying(world.services)))
  await refusable(deliver(world.services))
}

class Killed extends Error {}

/** Services of a process that dies before its next transaction is stored. */
function dying(services: Services): Services {
  const { database } = services
  return {
    ...services,
    database: {
      ...database,
      transaction: (work) =>
        database.transaction(async (trx) => {
          await work(trx)
          throw new Killed()
        }),
    },
  }
}

async function refusable(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Killed)) throw error
  }
}
