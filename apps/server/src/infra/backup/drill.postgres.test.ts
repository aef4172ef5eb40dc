// @module-tag postgres
import { execFileSync } from 'node:child_process'
import { cpSync, globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startChildServer } from '../../testing/child-server.ts'
import { freshDatabase } from '../../testing/fresh-database.ts'
import { liveIn } from '../../testing/live-in.ts'
import { applyOnce, untilEnded } from '../../testing/make-creations.ts'
import { readAnswers } from '../../testing/read-answers.ts'
import { operatorPassword, startTestServer } from '../../testing/start-server.ts'

const env = { OPERATOR_PASSWORD: operatorPassword, STORE: 'none' }

/** PostgreSQL's tools, where they are not on the path. */
function tool(name: string): string {
  return globSync(`/usr/lib/postgresql/*/bin/${name}`).sort().at(-1) ?? name
}

test('pg_dump while the server runs, pg_restore into a new database: the same answers', {
  timeout: 600_000,
  tags: ['slow'],
}, async () => {
  const [old, fresh] = [await freshDatabase(), await freshDatabase({ isEmpty: true })]
  const first = await startChildServer(old, env)
  const lived = await liveIn(first)
  const before = await readAnswers(first, lived)

  const dump = join(old.dataFolder, 'ever-after.dump')
  execFileSync(tool('pg_dump'), ['--format=custom', `--file=${dump}`, old.databaseUrl ?? ''])
  cpSync(join(old.dataFolder, 'objects'), join(fresh.dataFolder, 'objects'), { recursive: true })
  await first.stop()
  execFileSync(tool('pg_restore'), ['--no-owner', `--dbname=${fresh.databaseUrl}`, dump])
  await old.remove()

  const second = await startTestServer({ database: fresh })
  expect(await readAnswers(second, lived)).toEqual(before)
  const device = { call: second.clientOf(lived.deviceToken) }
  expect((await untilEnded(device, await applyOnce(device))).status).toBe('completed')
  await second.close()
  await fresh.remove()
  await rm(dump, { force: true })
})
