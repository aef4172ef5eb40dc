// @module-tag postgres
import { expect, test } from 'vitest'
import { noFaults } from './testing/books/read-books.ts'
import { nothingLost, runChaos } from './testing/chaos/run-chaos.ts'
import { freshDatabase } from './testing/fresh-database.ts'

/** Two minutes under FULL and ten under CHAOS, in which each of five processes is killed twice; else one of each role. */
const { kills, killEveryMs, ...size } = process.env.CHAOS
  ? { kills: 10, killEveryMs: 60_000, couples: 6 }
  : process.env.FULL
    ? { kills: 10, killEveryMs: 12_000, couples: 6 }
    : { kills: 2, killEveryMs: 2000, couples: 2, roles: ['http', 'worker', 'http', 'worker'] as const }

test('of what several processes promise, nothing is lost or paid twice while one after the other is killed', {
  tags: ['slow'],
  timeout: kills * killEveryMs + 300_000,
}, async () => {
  const database = await freshDatabase()
  try {
    const { verdict, counts } = await runChaos({
      database,
      kills,
      killEveryMs,
      ...size,
      pictureMs: 400,
    })
    expect(verdict, JSON.stringify(counts)).toEqual({ ...nothingLost, faultsInTheBooks: noFaults })
    expect(counts.applies).toBeGreaterThan(kills)
  } finally {
    await database.remove()
  }
})
