import type { Release, restoreReleaseBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import type { OperatorActor } from '../access/index.ts'
import type { Item } from './content.ts'
import { findRelease, readRelease } from './read-release.ts'
import { saveContent } from './save-content.ts'
import { type Shelf, shelves } from './shelves.ts'

type Needed = Pick<Services, 'database' | 'clock' | 'random'>

interface Restoring {
  id: string
  body: z.output<typeof restoreReleaseBody>
}

/** Puts the content of a release on top of its document as a new one. */
export async function restoreRelease(
  services: Needed,
  caller: OperatorActor,
  restoring: Restoring,
): Promise<Release> {
  const { catalogue } = await findRelease(services.database.db, restoring.id)
  return catalogue === 'dresses'
    ? restoreOn(services, caller, { ...restoring, shelf: shelves.dresses })
    : restoreOn(services, caller, { ...restoring, shelf: shelves[catalogue] })
}

function restoreOn<T extends Item>(
  services: Needed,
  { by }: OperatorActor,
  { id, body, shelf }: Restoring & { shelf: Shelf<T> },
): Promise<Release> {
  return saveContent(services, shelf, {
    saving: { ...body, action: 'restored', by },
    change: async (_, trx) => (await readRelease(services, { shelf, id, trx })).content,
  })
}
