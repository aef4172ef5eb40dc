import type { Job, Report } from '@ever-after/engine'
import { sql } from 'kysely'
import type { Db, Trx } from '../../infra/database/database.ts'
import { lockDevices } from '../membership/index.ts'
import type { CreationRow } from './claim-creation.ts'
import { type StyleWish, wishOfKind } from './wish.ts'

/** More than there are compositions to choose among. */
const most = 600

interface Compositions {
  /** Of the device's earlier pictures, latest first. */
  recent: string[]
  /** Of those that show the same two photos in the same style. */
  shown: string[]
  /** Of the other pictures of the same change. */
  besides: string[]
  /** What the change's first picture has planned for this one. */
  composition?: string
}

/**
 * How couples stand in other pictures of a device, and in those that are still to come with one of them; of an operator's test
 * runs nobody keeps count.
 */
export async function findCompositions(db: Db | Trx, creation: CreationRow): Promise<Compositions> {
  const { id, device_id: deviceId, first_id: firstId, redo_of: redoOf } = creation
  if (deviceId === null) return { recent: [], shown: [], besides: [] }
  const wish = wishOfKind(creation, 'style')
  const composition = sql<string>`report ->> 'composition'`
  const change = firstId ?? id
  const found = await db
    .selectFrom('creations')
    .select([
      'id',
      composition.as('composition'),
      sql<string[] | null>`report -> 'others'`.as('others'),
      sql<boolean>`coalesce(first_id, id) = ${change}`.as('is_beside'),
      isAlike(creation, wish).as('is_alike'),
    ])
    .where('device_id', '=', deviceId)
    .where('kind', '=', 'style')
    .where(composition, 'is not', null)
    .where('id', '<>', id)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  const namesOf = (rows: typeof found) => [
    ...new Set(rows.flatMap((row) => [row.composition, ...(row.others ?? [])])),
  ]
  const first = found.find((row) => row.id === firstId)
  // Those that an earlier version of the server began find it with the first one.
  const planned = redoOf ? undefined : (wish.composition ?? first?.others?.[(wish.nth ?? 1) - 2])
  // Pictures of one seed whose first one planned nothing are each chosen from what was there before all of them.
  const isOther = (row: (typeof found)[number]) => redoOf !== null || !row.is_beside
  return {
    recent: namesOf(found.filter((row) => !row.is_beside)),
    shown: namesOf(found.filter((row) => row.is_alike && isOther(row))),
    besides: redoOf ? namesOf(found.filter((row) => row.is_beside)) : [],
    ...(planned && { composition: planned }),
  }
}

/**
 * Whether the couple got such a picture, or is to get it, since the job was told of all. Those of one device are completed
 * one after another, so that of two the later one sees the other.
 */
export async function wasShownMeanwhile(
  trx: Trx,
  creation: CreationRow,
  { job, report: { composition, others = [] } }: { job: Job; report: Report },
): Promise<boolean> {
  const { device_id: deviceId } = creation
  if (job.kind !== 'couple' || job.composition || !composition || deviceId === null) return false
  await lockDevices(trx, [deviceId])
  const { shown } = await findCompositions(trx, creation)
  return [composition, ...others].some((name) => shown.includes(name) && !job.shown?.includes(name))
}

/** Whether a picture shows the same two photos in the same style. */
function isAlike({ photo1_id, photo2_id }: CreationRow, { styleId, variationName }: StyleWish) {
  return sql<boolean>`(photo1_id = ${photo1_id} and photo2_id = ${photo2_id}
    and details ->> 'styleId' = ${styleId} and details ->> 'variationName' = ${variationName})`
}
