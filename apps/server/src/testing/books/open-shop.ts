import { ledgerReasons } from '@ever-after/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../fresh-database.ts'
import { uploadPortrait } from '../make-photos.ts'
import { startTestServer, type TestServer } from '../start-server.ts'
import { type Action, sequence } from './actions.ts'
import { checkWorld } from './check-world.ts'
import { findFaults, noFaults } from './read-books.ts'
import { act, openWorld } from './world.ts'

export interface Shop {
  /** Lets so many sequences happen, each with so many things at once, and restarts the server between some of them. */
  play(wanted: { sequences: number; atOnce: number }): Promise<void>
  close(): Promise<void>
}

/** Every so many sequences the server is stopped and started again on the same database. */
const sequencesPerStart = 500

/** Refunds that the store takes back are rare; here they surely come, also where eight things happen at once. */
const takenBack: Action[] = (['buy', 'refund', 'reverseRefund'] as const).flatMap((kind) =>
  Array.from({ length: 8 }, (_, which) => ({ kind, who: 0, which, isKilled: false })),
)

/** A server that answers and draws nothing: the worlds of the sequences play the worker themselves. */
export async function openShop(): Promise<Shop> {
  const database = await freshDatabase()
  let server = await startServer(database)
  await uploadPortrait(await server.newDevice())
  return {
    async play({ sequences, atOnce }) {
      for (let played = 0; played < sequences; played += sequencesPerStart) {
        await playSome(server, { sequences: Math.min(sequencesPerStart, sequences - played), atOnce })
        await server.close()
        server = await startServer(database)
        expect(await findFaults(server.services.database.db)).toEqual(noFaults)
      }
      // The sequences were worth it: between them they had every reason that there is.
      expect(await readReasons(server)).toEqual(ledgerReasons.toSorted())
    },
    async close() {
      await server.close()
      await database.remove()
    },
  }
}

function startServer(database: FreshDatabase): Promise<TestServer> {
  return startTestServer({ database, config: { role: 'http' }, settings: { sweepEveryMs: 3_600_000 } })
}

async function playSome(
  { services }: TestServer,
  { sequences, atOnce }: { sequences: number; atOnce: number },
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(sequence, async (actions) => {
      const world = await openWorld(services)
      for (const together of inGroups(actions, atOnce))
        await Promise.all(together.map((action) => act(world, action)))
      await checkWorld(world)
    }),
    { numRuns: sequences, examples: [[takenBack]] },
  )
}

function inGroups(actions: readonly Action[], size: number): Action[][] {
  const count = Math.ceil(actions.length / size)
  return Array.from({ length: count }, (_, group) => actions.slice(group * size, (group + 1) * size))
}

async function readReasons({ services }: TestServer): Promise<string[]> {
  const rows = await services.database.db.selectFrom('ledger_entries').select('reason').distinct().execute()
  return rows.map(({ reason }) => reason).toSorted()
}
