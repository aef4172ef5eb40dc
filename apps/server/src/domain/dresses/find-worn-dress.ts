import { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownerOf, Refusal } from '../access/index.ts'
import type { Plan } from '../creations/index.ts'
import { findPhotos, isGone } from '../photos/index.ts'
import { readDresses } from './read-dresses.ts'

const uuid = z.uuid()

interface Choice {
  dressId: string
  isCustomDress: boolean
  /** The choice of the covering that the dress offers. */
  wearsCovering?: boolean
}

/** The dress that is to be worn, as a creation needs it; an address that the client sent plays no part (A21). */
export async function findWornDress(
  services: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
  { dressId, isCustomDress, wearsCovering = false }: Choice,
): Promise<Pick<Plan, 'wish' | 'photo2Id'>> {
  if (isCustomDress) {
    const own = await findOwnDress(services, caller, dressId)
    if (wearsCovering) throw noCovering()
    return own
  }
  const { dresses } = await readDresses(services)
  const dress = dresses.find(({ id }) => id === dressId)
  if (!dress) throw new Refusal('unknown_dress')
  const { name: dressName, recipe } = dress
  if (wearsCovering && recipe.covering === undefined) throw noCovering()
  const wish = { kind: 'dress', dressId, dressName, recipe, ...(wearsCovering && { wearsCovering }) } as const
  return { wish, photo2Id: null }
}

/** Told, so that nobody waits for a picture with a covering. */
function noCovering(): Refusal {
  const words = 'This dress offers no covering.'
  return new Refusal('bad_request', { words, details: [{ path: 'wearsCovering', message: words }] })
}

async function findOwnDress(
  services: Pick<Services, 'database' | 'clock'>,
  caller: Caller,
  dressId: string,
): Promise<Pick<Plan, 'wish' | 'photo2Id'>> {
  if (!uuid.safeParse(dressId).success) throw new Refusal('unknown_dress')
  const row = await services.database.db
    .selectFrom('uploaded_dresses')
    .select(['device_id', 'name'])
    .where('photo_id', '=', dressId)
    .executeTakeFirst()
  if (!row) throw new Refusal('unknown_dress')
  if (row.device_id !== ownerOf(caller)) throw new Refusal('not_found')
  const [photo] = await findPhotos(services, caller, [dressId])
  if (isGone(photo, services.clock.now())) throw new Refusal('photo_expired')
  return { wish: { kind: 'dress', dressId, dressName: row.name, recipe: null }, photo2Id: dressId }
}
