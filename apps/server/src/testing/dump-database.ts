import { sql } from 'kysely'
import type { Database } from '../infra/database/database.ts'

/** Every row of every table, the queue's too, as one text to look for what must not be there. */
export async function dumpDatabase({ db }: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  const texts = []
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string
    }>`select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(db)
    texts.push(name, ...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}
