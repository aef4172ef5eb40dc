import {
  type Attire,
  creationCheck,
  type EnhancedPortrait,
  type enhanceWeddingBody,
  type portraitType,
} from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type DeviceActor, ownedBy, Refusal } from '../access/index.ts'
import { acceptCreation, type Plan, waitForEnd } from '../creations/index.ts'
import { findPhotosByAddress, isGone, type PhotoRow, refuseUnsuitable } from '../photos/index.ts'

export interface Enhancement {
  photoUrl: string
  portraitType: z.output<typeof portraitType>
  attire: Attire
  existingPortraits: z.output<typeof enhanceWeddingBody>['existingPortraits']
  idempotencyKey?: string
}

/**
 * Makes two better portraits of one photo for one generation, and waits for them. A caller that is sent away
 * because it takes too long asks again, in the same words or with the same key, and pays once.
 */
export async function enhancePortrait(
  services: Services,
  device: DeviceActor,
  { idempotencyKey, ...wish }: Enhancement,
): Promise<{ portraits: EnhancedPortrait[] }> {
  const id = await acceptCreation(services, device, {
    endpoint: `enhance-${wish.portraitType}`,
    body: wish,
    idempotencyKey,
    sameWishMs: services.settings.creationDeadlineMs,
    plan: () => planPortrait(services, device, wish),
  })
  const ending = await waitForEnd(services, id)
  if (!ending) throw new Refusal('overloaded', { retryAfterMs: 2000 })
  if (ending.status === 'failed') throw new Refusal(refusalOf(ending.errorCode))
  return { portraits: await readPortraits(services, device, id) }
}

async function planPortrait(
  services: Services,
  device: DeviceActor,
  { photoUrl, portraitType, attire, existingPortraits }: Omit<Enhancement, 'idempotencyKey'>,
): Promise<Plan> {
  const [photo] = await findPhotosByAddress(services, device, [photoUrl])
  const existing = existingPortraits.map((portrait) =>
    typeof portrait === 'string' ? portrait : portrait.url,
  )
  const shown = await findPhotosByAddress(services, device, existing)
  if (isGone(photo, services.clock.now())) throw new Refusal('photo_expired')
  // A portrait is made to be put into pictures, and none could look right with this one.
  await refuseUnsuitable(services, [photo])
  const take = await countTakes(services, photo, shown)
  return { wish: { kind: 'portrait', portraitType, attire, take }, photo1Id: photo.id, photo2Id: null }
}

/** How many enhancements of this very photo the shown portraits come from (decision A21: variants to avoid). */
async function countTakes(
  { database }: Pick<Services, 'database'>,
  photo: PhotoRow,
  shown: readonly PhotoRow[],
): Promise<number> {
  const makers = shown.flatMap(({ creation_id }) => creation_id ?? [])
  if (makers.length === 0) return 0
  const { takes } = await database.db
    .selectFrom('creations')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('takes'))
    .where('id', 'in', makers)
    .where('photo1_id', '=', photo.id)
    .executeTakeFirstOrThrow()
  return takes
}

/** What is wrong with the photo is said; everything else is one sentence. */
function refusalOf(errorCode: string) {
  switch (errorCode) {
    case 'no_face':
    case 'too_many_faces':
    case 'not_a_person':
    case 'under_age':
    case 'too_dark':
    case 'age_unconfirmed':
    case 'photo_expired':
      return errorCode
    default:
      return 'enhancement_failed'
  }
}

async function readPortraits(
  { database, addresses, clock }: Pick<Services, 'database' | 'addresses' | 'clock'>,
  device: DeviceActor,
  creationId: string,
): Promise<EnhancedPortrait[]> {
  const rows = await database.db
    .selectFrom('photos')
    .select(['id', 'object_key', 'variant'])
    .where('creation_id', '=', creationId)
    .where('deleted_at', 'is', null)
    .where(ownedBy(device))
    .orderBy('variant')
    .execute()
  const isHardlyChanged = await isHardlyChangedPhoto({ database }, device, creationId)
  return rows.map(({ id, object_key, variant }) => ({
    id,
    photoId: id,
    url: addresses.sign(object_key, clock.now()),
    variant: variant ?? '',
    isHardlyChanged: isHardlyChanged && variant === 'natural',
  }))
}

/** Whether the engine found that the photo needed hardly anything; false where no report tells. */
async function isHardlyChangedPhoto(
  { database }: Pick<Services, 'database'>,
  device: DeviceActor,
  creationId: string,
): Promise<boolean> {
  const made = await database.db
    .selectFrom('creations')
    .select('report')
    .where('id', '=', creationId)
    .where(ownedBy(device))
    .executeTakeFirst()
  const report = creationCheck.shape.report.safeParse(made?.report).data
  return report?.warnings.includes('hardly_changed') ?? false
}
