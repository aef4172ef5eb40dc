import {
  archiveStyles,
  listArchive,
  listReleases,
  operatorLogin,
  saveWeddingStyles,
} from '@ever-after/contract'
import { expect, test } from 'vitest'
import type { ChildServer } from '../../testing/child-server.ts'
import { makeCatalogue, readAsOperator } from '../../testing/make-catalogue.ts'
import { operatorPassword as password } from '../../testing/start-server.ts'
import { useChildServers } from '../../testing/use-child-servers.ts'

const { start } = useChildServers()

const open = (): Promise<ChildServer> => start({ OPERATOR_PASSWORD: password })

/** A session outlives the server that opened it. */
async function logIn(server: ChildServer): Promise<string> {
  return (await server.clientOf('')(operatorLogin, { body: { password } })).token
}

/** Asks for something and kills the server before, while or after it does that; answers whether it was acknowledged. */
async function killWhile(
  server: ChildServer,
  delayMs: number,
  ask: () => Promise<unknown>,
): Promise<boolean> {
  const asked = ask().then(
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
  let server = await open()
  const token = await logIn(server)
  let operator = { call: server.clientOf(token) }
  const { styles, categoryOrder } = makeCatalogue({ categories: 20, perCategory: 50 })
  await operator.call(saveWeddingStyles, { body: { styles, categoryOrder, confirm: true } })
  let old = 'round 0'
  for (const list of Object.values(styles)) for (const style of list) style.displayName = old
  await operator.call(saveWeddingStyles, { body: { styles, categoryOrder } })
  for (const [round, delayMs] of (process.env.FULL ? [5, 40, 120, 250, 600] : [40, 250]).entries()) {
    const wanted = `round ${round + 1}`
    for (const list of Object.values(styles)) for (const style of list) style.displayName = wanted
    const { call } = operator
    const isAcknowledged = await killWhile(server, delayMs, () =>
      call(saveWeddingStyles, { body: { styles, categoryOrder } }),
    )
    server = await open()
    operator = { call: server.clientOf(token) }
    const live = await readAsOperator(operator)
    const names = new Set(Object.values(live.styles).flatMap((list) => list.map((each) => each.displayName)))
    expect([...names]).toHaveLength(1)
    expect(isAcknowledged ? [wanted] : [old, wanted]).toContain([...names][0])
    const { releases } = await operator.call(listReleases, { query: { catalogue: 'live' } })
    expect(releases[0]).toMatchObject({ version: live.version, items: 1000 })
    old = [...names][0]
  }
})

test('a server killed during archiving has each style in the catalogue or in the archive, never both or none', {
  tags: ['slow'],
  timeout: 240_000,
}, async () => {
  let server = await open()
  const token = await logIn(server)
  let operator = { call: server.clientOf(token) }
  const { styles, categoryOrder } = makeCatalogue({ categories: 4, perCategory: 250 })
  await operator.call(saveWeddingStyles, { body: { styles, categoryOrder, confirm: true } })
  for (const [round, delayMs] of (process.env.FULL ? [10, 60, 200] : [60]).entries()) {
    const { version: baseVersion } = await readAsOperator(operator)
    const styleIds = styles[`Category ${round}`].map(({ id }) => id)
    const body = { catalogue: 'live' as const, styleIds, baseVersion, confirm: true }
    const { call } = operator
    await killWhile(server, delayMs, () => call(archiveStyles, { body }))
    server = await open()
    operator = { call: server.clientOf(token) }
    const live = await readAsOperator(operator)
    const { entries } = await operator.call(listArchive, {})
    const ids = [...Object.values(live.styles).flat(), ...entries.map(({ style }) => style)].map(
      ({ id }) => id,
    )
    expect([ids.length, new Set(ids).size]).toEqual([1000, 1000])
    expect(entries.length % 250).toBe(0)
  }
})
