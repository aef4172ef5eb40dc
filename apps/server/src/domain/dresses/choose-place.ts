import { listScenes, usualDressScene } from '@ever-after/engine'
import { sql } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'
import { type Caller, ownedBy } from '../access/index.ts'
import type { Plan } from '../creations/index.ts'

/**
 * The wish in a place where this photo did not wear the dress yet, so that nobody pays twice for one picture. Asked while
 * the device is locked and none of its equal wishes is being made: then every picture of this dress counts.
 */
export async function choosePlace(
  trx: Trx,
  caller: Caller,
  { wish, photo1Id, photo2Id }: Plan,
): Promise<Plan> {
  if (wish.kind !== 'dress') throw new Error(`A ${wish.kind} has no place of its own.`)
  const rows = await trx
    .selectFrom('creations')
    .select(
      sql<string>`coalesce(details -> 'recipe' ->> 'scene', details ->> 'scene', ${usualDressScene})`.as(
        'scene',
      ),
    )
    .where('kind', '=', 'dress')
    .where('photo1_id', '=', photo1Id)
    .where(sql<boolean>`details ->> 'dressId' = ${wish.dressId}`)
    .where(
      sql<boolean>`coalesce(details -> 'wearsCovering', 'false') = ${JSON.stringify(wish.wearsCovering ?? false)}::jsonb`,
    )
    .where('status', '=', 'completed')
    .where(ownedBy(caller))
    .execute()
  const seen = new Set(rows.map(({ scene }) => scene))
  const usual = wish.recipe?.scene ?? usualDressScene
  const scene = [usual, ...otherPlaces(usual)].find((place) => !seen.has(place)) ?? usual
  if (scene === usual) return { wish, photo1Id, photo2Id }
  const placed = wish.recipe ? { ...wish, recipe: { ...wish.recipe, scene } } : { ...wish, scene }
  return { wish: placed, photo1Id, photo2Id }
}

/** All other places, one of each kind before the second of any. */
function otherPlaces(usual: string): string[] {
  const kindOf = (scene: string) => scene.split('-')[0]
  const byKind = [...Map.groupBy(listScenes(), kindOf).values()]
  const start = byKind.findIndex(([scene]) => kindOf(scene) === kindOf(usual)) + 1
  const kinds = [...byKind.slice(start), ...byKind.slice(0, start)]
  const most = Math.max(...kinds.map(({ length }) => length))
  return Array.from({ length: most }, (_, turn) => kinds.flatMap((scenes) => scenes[turn] ?? [])).flat()
}
