import { noFaults } from '../apps/server/src/testing/books/read-books.ts'
import { nothingLost, runChaos } from '../apps/server/src/testing/chaos/run-chaos.ts'
import { freshDatabase } from '../apps/server/src/testing/fresh-database.ts'
import { startPostgres } from '../scripts/steps/start-postgres.ts'
import { describeLoad, describeMachine } from './figures/describe-machine.ts'

const [minutes = 10, killEverySeconds = 60] = process.argv.slice(2).map(Number)

console.log(describeMachine())
const postgres = await startPostgres({ isDurable: true })
if (!postgres) throw new Error('No PostgreSQL can be started on this machine.')
process.env.TEST_DATABASE_URL = postgres.url
try {
  const database = await freshDatabase()
  const { verdict, counts } = await runChaos({
    database,
    kills: Math.floor((minutes * 60) / killEverySeconds),
    killEveryMs: killEverySeconds * 1000,
    couples: 8,
    pictureMs: 1500,
    say: (line) => console.log(line),
  })
  await database.remove()
  for (const [what, count] of Object.entries(counts)) console.log(`${what.padEnd(24)} ${count}`)
  const expected = JSON.stringify({ ...nothingLost, faultsInTheBooks: noFaults }, sortKeys)
  const isClean = JSON.stringify(verdict, sortKeys) === expected
  console.log(JSON.stringify(verdict, undefined, 2))
  console.log(
    `${isClean ? 'nothing lost, nothing paid twice, every job ended' : 'FAILED'}, ${describeLoad()}`,
  )
  process.exitCode = isClean ? 0 : 1
} finally {
  await postgres.stop()
}

/** For JSON: the keys of every object in one order. */
function sortKeys(_key: string, value: unknown): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
