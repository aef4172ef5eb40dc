import type { DocumentVersions } from '@ever-after/contract'
import type { Services } from '../../infra/services.ts'
import type { Content, Item } from './content.ts'
import { loadContent } from './load-content.ts'
import type { Current, Shelf } from './shelves.ts'

interface Wanted<T extends Item> {
  shelf: Shelf<T>
  version: string
  current: Current<T>
}

/** What a document was at a version; undefined when that is not kept any more. */
export async function readVersion<T extends Item>(
  { database: { db } }: Pick<Services, 'database'>,
  { shelf, version, current }: Wanted<T>,
): Promise<Content<T> | undefined> {
  if (version === current.version) return current.content
  const rows = await db
    .selectFrom('releases')
    .select(['catalogue', 'outline'])
    .where('version', '=', version)
    .where('catalogue', 'in', shelf.copies ? [shelf.name, shelf.copies.name] : [shelf.name])
    .execute()
  // While it was a copy, its versions were those of the other one.
  const row = rows.find(({ catalogue }) => catalogue === shelf.name) ?? rows[0]
  return row && loadContent(db, shelf, { stored: row.outline, known: current.content })
}

/** The versions that are in force; one short query, as every open console asks again and again. */
export async function readVersions({ database }: Pick<Services, 'database'>): Promise<DocumentVersions> {
  const rows = await database.db.selectFrom('catalogues').select(['name', 'version']).execute()
  const versions = new Map(rows.map(({ name, version }) => [name, version]))
  const live = versions.get('live') ?? ''
  return { live, draft: versions.get('draft') ?? live, dresses: versions.get('dresses') ?? '' }
}
