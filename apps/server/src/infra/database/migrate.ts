import { readdir, readFile } from 'node:fs/promises'
import type { Database } from './database.ts'

export const migrationsFolder = new URL('../../../migrations/', import.meta.url)

/** Runs the numbered scripts that this database has not seen, each all or nothing; answers their names. */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort()
  const ran: string[] = []
  await database.runScripts(async (run) => {
    await run(
      'create table if not exists schema_migrations (name text primary key, ran_at timestamptz not null default now())',
    )
    const rows = await run('select name from schema_migrations')
    const seen = new Set(rows.map((row) => (row as { name: string }).name))
    for (const name of names) {
      if (seen.has(name)) continue
      const script = await readFile(new URL(name, folder), 'utf8')
      await run(`${script};\ninsert into schema_migrations (name) values ('${name}');`)
      ran.push(name)
    }
  })
  return ran
}
