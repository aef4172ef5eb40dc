import type { Release, ReleaseAction } from '@ever-after/contract'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { canonicalContent } from './canonical-content.ts'
import { chooseVersion } from './choose-version.ts'
import type { Content, Item } from './content.ts'
import { countDifference, isWipe } from './count-difference.ts'
import { lockShelf } from './lock-shelf.ts'
import { readCurrent } from './read-current.ts'
import type { Current, Shelf } from './shelves.ts'
import { writeRelease } from './write-release.ts'

export interface Saving {
  action: ReleaseAction
  /** Null for the server itself. */
  by: string | null
  note?: string
  version?: string
  baseVersion?: string
  confirm?: boolean
}

type Needed = Pick<Services, 'database' | 'clock' | 'random'>

/** What becomes of a document, and whatever else has to happen with it or not at all. */
export type Change<T extends Item> = (current: Current<T>, trx: Trx) => Content<T> | Promise<Content<T>>

/** Changes a document and keeps it as a release, in one transaction; nobody else's save is overwritten (decision A29). */
export async function saveContent<T extends Item>(
  services: Needed,
  shelf: Shelf<T>,
  { saving, change }: { saving: Saving; change: Change<T> },
): Promise<Release> {
  const { database } = services
  const { release, content } = await database.transaction((trx) =>
    saveLocked(services, trx, { shelf, saving, change }),
  )
  shelf.read.set(database, { releaseId: release.id, version: release.version, content, isCopy: false })
  return release
}

async function saveLocked<T extends Item>(
  { database, clock, random }: Needed,
  trx: Trx,
  { shelf, saving, change }: { shelf: Shelf<T>; saving: Saving; change: Change<T> },
): Promise<{ release: Release; content: Content<T> }> {
  const { baseVersion, confirm = false, note = null, action, by } = saving
  await lockShelf(trx, shelf)
  const current = await readCurrent({ database, trx }, shelf)
  if (baseVersion !== undefined && baseVersion !== current.version) throw conflictWith(current)
  const content = canonicalContent(shelf, await change(current, trx))
  const difference = countDifference(current.content, content)
  if (!confirm && isWipe(current.content, difference)) throw new Refusal('wipe_refused')
  const savedAt = clock.now()
  const release = await writeRelease(trx, shelf, {
    id: random.uuid(),
    content,
    stored: current.content,
    difference,
    version: chooseVersion({ asked: saving.version, current: current.version, now: savedAt }),
    savedAt,
    savedBy: by,
    action,
    note,
    ...(current.isCopy && { copied: current.releaseId }),
  })
  return { release, content }
}

/** Tells the version that is in force, so that the editor can fetch it and join both. */
export function conflictWith({ version }: { version: string }): Refusal {
  return new Refusal('catalogue_conflict', { details: [{ path: 'version', message: version }] })
}
