import type { Services } from '../../infra/services.ts'
import type { DeviceActor } from '../access/index.ts'
import { type Wish, wishOf } from '../creations/index.ts'
import { readEntitlement } from '../membership/index.ts'
import { fileIn } from './exported-file.ts'
import { ratedBy } from './rated-by.ts'

/** The device's pictures with the result it may see now, and its ratings; nothing that was measured of them. */
export async function gatherCreations(services: Pick<Services, 'database' | 'clock'>, device: DeviceActor) {
  const { db } = services.database
  const { seesCleanPictures } = await readEntitlement(services, device)
  const rows = await db
    .selectFrom('creations')
    .select(['id', 'kind', 'details', 'status', 'created_at', 'finished_at', 'photo1_id', 'photo2_id'])
    .select(['engine', 'error_code', 'master_key', 'preview_key', 'first_id', 'redo_of', 'starred_at'])
    .where('device_id', '=', device.deviceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const creations = rows.map((row) => {
    const key = seesCleanPictures ? row.master_key : row.preview_key
    const file = key === null ? undefined : fileIn('results', { id: row.id, key })
    return {
      file,
      data: {
        id: row.id,
        kind: row.kind,
        ...wordsOf(wishOf(row)),
        status: row.status,
        createdAt: row.created_at,
        finishedAt: row.finished_at,
        photoIds: [row.photo1_id, row.photo2_id].filter((id) => id !== null),
        madeBy: row.engine,
        errorCode: row.error_code,
        firstId: row.first_id,
        redoOf: row.redo_of,
        isStarred: row.starred_at !== null,
        isClean: file !== undefined && seesCleanPictures,
        file: file?.path ?? null,
      },
    }
  })
  return {
    data: {
      creations: creations.map(({ data }) => data),
      deletedCreations: await readDeleted(services, device),
      ratings: await readRatings(services, device),
    },
    files: creations.flatMap(({ file }) => file ?? []),
  }
}

/** What the couple chose; prompts and recipes are the catalogue's, not theirs (decision A04). */
function wordsOf(wish: Wish): object {
  switch (wish.kind) {
    case 'style': {
      const { styleId, styleName, displayName, variationName, attires } = wish
      const { wearsCovering = [false, false], taller = null, stance = null } = wish
      return { styleId, styleName, displayName, variationName, attires, wearsCovering, taller, stance }
    }
    case 'dress': {
      const { dressId, dressName, wearsCovering = false } = wish
      return { dressId, dressName, wearsCovering }
    }
    case 'portrait':
      return { portraitType: wish.portraitType, attire: wish.attire }
    case 'hair':
      return { color: wish.colour }
  }
}

function readDeleted({ database }: Pick<Services, 'database'>, { deviceId }: DeviceActor) {
  return database.db
    .selectFrom('deleted_creations')
    .select(['id', 'deleted_at as deletedAt'])
    .where('device_id', '=', deviceId)
    .orderBy('deleted_at')
    .execute()
}

function readRatings({ database: { db } }: Pick<Services, 'database'>, { deviceId }: DeviceActor) {
  return db
    .selectFrom('ratings')
    .select([
      'creation_id as creationId',
      'style_name as styleName',
      'rating',
      'reason',
      'rated_at as ratedAt',
    ])
    .where('creation_id', 'in', ratedBy(db, deviceId))
    .orderBy('rated_at')
    .execute()
}
