import { randomUUID } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getDresses, listReleases, operatorDressCatalogue } from '@ever-after/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../infra/database/database.ts'
import { migrate, migrationsFolder } from '../../infra/database/migrate.ts'
import { openEmbedded } from '../../infra/database/open-embedded.ts'
import { makeCatalogue, readAsOperator } from '../../testing/make-catalogue.ts'
import { startTestServer } from '../../testing/start-server.ts'

let dataFolder: string
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'ever-after-adopt-'))
})
afterAll(() => rm(dataFolder, { recursive: true }))

const version = '2026-01-02T03:04:05.678Z'
const styles = makeCatalogue({ categories: 2, perCategory: 3 })
const dress = {
  id: randomUUID(),
  name: 'Ines',
  dressUrl: '/a.webp',
  iconPath: '/b.webp',
  previewPath: '/a.webp',
  description: 'Plain.',
  recipe: { plate: 'a-line', colour: 'ivory', scene: 'beach', veil: false },
}

/** A data folder as the release before this store of releases left it. */
async function openEarlier(): Promise<Database> {
  const scripts = join(dataFolder, 'scripts')
  await mkdir(scripts)
  for (const name of await readdir(migrationsFolder))
    if (name < '0012') await cp(fileURLToPath(new URL(name, migrationsFolder)), join(scripts, name))
  const database = await openEmbedded(dataFolder)
  await migrate(database, pathToFileURL(`${scripts}/`))
  return database
}

test('what an earlier release of the server stored is the first release of each document', {
  tags: ['slow'],
}, async () => {
  const earlier = await openEarlier()
  for (const [name, document] of [
    ['live', { styles: styles.styles, categoryOrder: styles.categoryOrder }],
    ['dresses', { dresses: [dress] }],
  ] as const)
    await sql`insert into catalogues (name, document, version, saved_at)
      values (${name}, ${JSON.stringify(document)}, ${version}, ${version})`.execute(earlier.db)
  await earlier.close()

  for (let start = 0; start < 2; start++) {
    const server = await startTestServer({
      database: { dataFolder, databaseUrl: undefined, remove: async () => {} },
    })
    const operator = await server.operator()
    expect(await readAsOperator(operator)).toEqual({ ...styles, version })
    expect(await operator.call(listReleases, { query: { catalogue: 'live' } })).toMatchObject({
      releases: [{ number: 1, action: 'seeded', version, savedAt: version, items: 6, added: 6 }],
    })
    expect(operatorDressCatalogue.parse(await operator.call(getDresses, {}))).toEqual({
      dresses: [dress],
      version,
    })
    await server.close()
  }
})
