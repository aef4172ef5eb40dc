import { readFile } from 'node:fs/promises'
import { dressRecipe, type OperatorDress } from '@ever-after/contract'
import { z } from 'zod'
import type { Services } from '../../infra/services.ts'

const seedFile = new URL('./seed/dresses.json', import.meta.url)

const seed = z.object({
  version: z.iso.datetime(),
  dresses: z.array(
    z.object({ id: z.string(), name: z.string(), description: z.string(), recipe: dressRecipe }),
  ),
})

/** Stores the shipped dresses when there are none yet; answers whether it did. */
export async function seedDresses(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  file: URL = seedFile,
): Promise<boolean> {
  const { version, dresses } = seed.parse(JSON.parse(await readFile(file, 'utf8')))
  const document = { dresses: dresses.map(withPictures) }
  const { numInsertedOrUpdatedRows } = await database.db
    .insertInto('catalogues')
    .values({ name: 'dresses', document: JSON.stringify(document), version, saved_at: clock.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** A shipped dress has its pictures under its id. */
function withPictures(dress: Pick<OperatorDress, 'id' | 'name' | 'description' | 'recipe'>): OperatorDress {
  const folder = `/catalogue/dresses/${dress.id}`
  const previewPath = `${folder}/preview.webp`
  return { ...dress, dressUrl: previewPath, previewPath, iconPath: `${folder}/icon.webp` }
}
