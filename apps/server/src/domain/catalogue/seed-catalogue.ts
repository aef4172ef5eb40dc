import { readFile } from 'node:fs/promises'
import { operatorCatalogue } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import { withoutPopular } from './rules.ts'

export const seedFile = new URL('./seed/styles.json', import.meta.url)

/** Stores the shipped catalogue as the live one when there is none yet; answers whether it did. */
export async function seedCatalogue(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  file: URL = seedFile,
): Promise<boolean> {
  const { version, ...document } = withoutPopular(
    operatorCatalogue.parse(JSON.parse(await readFile(file, 'utf8'))),
  )
  const { numInsertedOrUpdatedRows } = await database.db
    .insertInto('catalogues')
    .values({ name: 'live', document: JSON.stringify(document), version, saved_at: clock.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
