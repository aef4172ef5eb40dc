import type { AcceptedCreation, applyDressBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { acceptCreation, type Plan } from '../creations/index.ts'
import { findUsablePhotos, refuseUnsuitable } from '../photos/index.ts'
import { choosePlace } from './choose-place.ts'
import { findWornDress } from './find-worn-dress.ts'

type ApplyBody = z.output<typeof applyDressBody>

export interface DressRequest {
  body: ApplyBody
  idempotencyKey?: string
}

/** Accepts one try-on of a dress of the catalogue or of one's own. */
export async function applyDress(
  services: Services,
  caller: Caller,
  { body, idempotencyKey }: DressRequest,
): Promise<AcceptedCreation> {
  const id = await acceptCreation(services, caller, {
    endpoint: 'apply-dress',
    body,
    idempotencyKey,
    sameWishMs: services.settings.creationDeadlineMs,
    plan: () => planDress(services, caller, body),
    choosePlace: (trx, plan) => choosePlace(trx, caller, plan),
  })
  return { id, status: 'pending' }
}

async function planDress(services: Services, caller: Caller, body: ApplyBody): Promise<Plan> {
  await refuseUnknownPhoto(services, body.photoId)
  const [photo] = await findUsablePhotos(services, caller, [body.photoId])
  const dress = await findWornDress(services, caller, body)
  await refuseUnsuitable(services, [photo])
  return { ...dress, photo1Id: photo.id }
}

/** A photo that nobody has is the client's mistake; another device's one is simply not found (decision A71). */
async function refuseUnknownPhoto({ database }: Pick<Services, 'database'>, id: string): Promise<void> {
  const known = await database.db.selectFrom('photos').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new Refusal('unknown_photo')
}
