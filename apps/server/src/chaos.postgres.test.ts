import { expect, test } from 'vitest'
import { noFaults } from './testing/books/read-books.ts'
import { nothingLost, runChaos } from './testing/chaos/run-chaos.ts'
import { freshDatabase } from './testing/fresh-database.ts'

test('of what five processes promise, nothing is lost or paid twice while one after the other is killed', {
  tags: ['slow'],
  timeout: 400_000,
}, async () => {
  const database = await freshDatabase()
  try {
    const { verdict, counts } = await runChaos({
      database,
      forMs: 120_000,
      killEveryMs: 12_000,
      couples: 6,
      pictureMs: 400,
    })
    expect(verdict, JSON.stringify(counts)).toEqual({ ...nothingLost, faultsInTheBooks: noFaults })
    expect(counts.kills, 'each of the five').toBeGreaterThanOrEqual(5)
    expect(counts.applies).toBeGreaterThan(50)
  } finally {
    await database.remove()
  }
})
