import type { Services } from './services.ts'

/** A random secret that every process of this installation shares; made once, kept in the database. */
export async function readSecret(
  { database, random }: Pick<Services, 'database' | 'random'>,
  name: string,
): Promise<string> {
  await database.db
    .insertInto('secrets')
    .values({ name, value: random.token() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await database.db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
