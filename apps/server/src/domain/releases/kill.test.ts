import {
  archiveStyles,
  listArchive,
  listReleases,
  operatorLogin,
  saveWeddingStyles,
} from '@ever-after/contract'
import { expect, test } from 'vitest'
import { makeCatalogue, readAsOperator } from '../../testing/make-catalogue.ts'
import { operatorPassword as password, startTestServer, type TestDevice } from '../../testing/start-server.ts'
import { useChildServers } from '../../testing/use-child-servers.ts'

const { start, database } = useChildServers()

/** Lets work be done on the database of a file by a server in this process. */
async function between<T>(work: (operator: TestDevice) => Promise<T>): Promise<T> {
  const server = await startTestServer({ database: database() })
  const done = await work(await server.operator())
  await server.close()
  return done
}

/** Asks a server for something and kills it before, while or after it does that; answers whether it was acknowledged. */
async function killWhile(
  delayMs: number,
  ask: (operator: Pick<TestDevice, 'call'>) => Promise<unknown>,
): Promise<boolean> {
  const server = await start({ OPERATOR_PASSWORD: password })
  const { token } = await server.clientOf('')(operatorLogin, { body: { password } })
  const asked = ask({ call: server.clientOf(token) }).then(
    () => true,
    () => false,
  )
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  await server.kill()
  return asked
}

test('a server killed during a save has the old catalogue or the new one, and what it acknowledged', {
  tags: ['slow'],
  timeout: 240_000,
}, async () => {
  const { styles, categoryOrder } = makeCatalogue({ categories: 20, perCategory: 50 })
  const named = (name: string) => {
    for (const list of Object.values(styles)) for (const style of list) style.displayName = name
    return { body: { styles, categoryOrder, confirm: true } }
  }
  let old = 'round 0'
  await between((operator) => operator.call(saveWeddingStyles, named(old)))
  for (const [round, delayMs] of (process.env.FULL ? [5, 40, 120, 250, 600] : [120]).entries()) {
    const wanted = `round ${round + 1}`
    const isAcknowledged = await killWhile(delayMs, (operator) =>
      operator.call(saveWeddingStyles, named(wanted)),
    )
    const [live, { releases }] = await between(async (operator) => [
      await readAsOperator(operator),
      await operator.call(listReleases, { query: { catalogue: 'live' } }),
    ])
    const names = new Set(Object.values(live.styles).flatMap((list) => list.map((each) => each.displayName)))
    expect([...names]).toHaveLength(1)
    expect(isAcknowledged ? [wanted] : [old, wanted]).toContain([...names][0])
    expect(releases[0]).toMatchObject({ version: live.version, items: 1000 })
    old = [...names][0]
  }
})

test('a server killed during archiving has each style in the catalogue or in the archive, never both or none', {
  tags: ['slow', 'A28'],
  timeout: 240_000,
}, async () => {
  const { styles, categoryOrder } = makeCatalogue({ categories: 4, perCategory: 250 })
  let { version: baseVersion } = await between(async (operator) => {
    await operator.call(saveWeddingStyles, { body: { styles, categoryOrder, confirm: true } })
    return readAsOperator(operator)
  })
  for (const [round, delayMs] of (process.env.FULL ? [10, 60, 200] : [60]).entries()) {
    const styleIds = styles[`Category ${round}`].map(({ id }) => id)
    const body = { catalogue: 'live' as const, styleIds, baseVersion, confirm: true }
    await killWhile(delayMs, (operator) => operator.call(archiveStyles, { body }))
    const [live, { entries }] = await between(async (operator) => [
      await readAsOperator(operator),
      await operator.call(listArchive, {}),
    ])
    const ids = [...Object.values(live.styles).flat(), ...entries.map(({ style }) => style)].map(
      ({ id }) => id,
    )
    expect([ids.length, new Set(ids).size]).toEqual([1000, 1000])
    expect(entries.length % 250).toBe(0)
    baseVersion = live.version
  }
})
