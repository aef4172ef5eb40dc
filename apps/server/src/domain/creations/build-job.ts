import type { Job, Partner } from '@ever-after/engine'
import type { Services } from '../../infra/services.ts'
import { Refusal, system } from '../access/index.ts'
import { tellCovering, tellDifference, tellHeights, tellStance } from '../catalogue/index.ts'
import { findSubscription } from '../membership/index.ts'
import { findPhotos, type PhotoRow, portraitOf, readPhoto } from '../photos/index.ts'
import type { CreationRow } from './claim-creation.ts'
import { findCompositions } from './find-compositions.ts'
import { lookOf } from './look-of.ts'
import { type StyleWish, wishOf } from './wish.ts'

/** The engine's job for a creation, with the photos it needs; refuses with photo_expired when one is gone. */
export async function buildJob(
  services: Pick<Services, 'database' | 'objects' | 'settings' | 'clock'>,
  creation: CreationRow,
): Promise<Job> {
  const [first, second] = await findSources(services, creation)
  const widthPx = await chooseWidth(services, creation)
  const wish = wishOf(creation)
  if (wish.kind === 'style') {
    const { taller, recipe, nth } = wish
    const partners = await partnersOf(services, wish, [first, required(second)])
    const told = await findCompositions(services.database.db, creation)
    const count = countOf(services, creation)
    const look = lookOf(wish)
    const asked = tellStance(tellHeights(tellCovering(wish.prompt, wish), taller), look)
    const prompt = tellDifference(asked, wish)
    return { kind: 'couple', partners, taller, recipe, widthPx, prompt, nth, count, ...told, ...look }
  }
  const person = await portraitOf(services, first)
  switch (wish.kind) {
    case 'dress': {
      const dress = wish.recipe
        ? { recipe: wish.recipe }
        : { photo: await readPhoto(services, required(second)), scene: wish.scene }
      return {
        kind: 'dress',
        person: { ...person, wearsCovering: wish.wearsCovering ?? false },
        dress,
        widthPx,
      }
    }
    case 'portrait':
      return { kind: 'portrait', person, take: wish.take }
    case 'hair':
      return { kind: 'hair', person, colour: wish.colour }
  }
}

/** How many pictures the change has whose first one this is; one where it is none. */
function countOf(
  { settings }: Pick<Services, 'settings'>,
  { device_id: deviceId, first_id: firstId }: CreationRow,
): number {
  return deviceId === null || firstId !== null ? 1 : settings.picturesPerChange
}

/** The two as the engine wants them, dressed as was wished. */
export async function partnersOf(
  services: Pick<Services, 'objects'>,
  { attires, wearsCovering = [false, false] }: StyleWish,
  [first, second]: readonly [PhotoRow, PhotoRow],
): Promise<readonly [Partner, Partner]> {
  const [person, partner] = await Promise.all([portraitOf(services, first), portraitOf(services, second)])
  return [
    { ...person, attire: attires[0], wearsCovering: wearsCovering[0] },
    { ...partner, attire: attires[1], wearsCovering: wearsCovering[1] },
  ]
}

/** A subscriber's pictures are made larger (decision A58). */
async function chooseWidth(
  { database, clock, settings }: Pick<Services, 'database' | 'settings' | 'clock'>,
  { device_id: deviceId }: CreationRow,
): Promise<number> {
  const subscription = deviceId && (await findSubscription(database.db, { deviceId, now: clock.now() }))
  return subscription ? settings.premiumMasterWidthPx : settings.masterWidthPx
}

async function findSources(
  services: Pick<Services, 'database'>,
  { photo1_id, photo2_id }: CreationRow,
): Promise<readonly PhotoRow[]> {
  return findPhotos(services, system, photo2_id === null ? [photo1_id] : [photo1_id, photo2_id])
}

function required(photo: PhotoRow | undefined): PhotoRow {
  if (!photo) throw new Refusal('photo_expired')
  return photo
}
