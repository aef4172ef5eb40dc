import {
  applyStyle,
  type applyStyleBody,
  getStyleApplication,
  getSubscriptionStatus,
  type StyleApplication,
} from '@ever-after/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type CouplePhotos, uploadPortraits } from './make-photos.ts'
import type { TestDevice, TestServer } from './start-server.ts'

type ApplyBody = z.input<typeof applyStyleBody>

/** A style of the shipped catalogue. */
export const knownStyle = 'golden-tide'

export function applyBody(photos: CouplePhotos, changes: Partial<ApplyBody> = {}): ApplyBody {
  return { ...photos, partner1Attire: 'dress', partner2Attire: 'suit', styleId: knownStyle, ...changes }
}

/** Uploads, applies and answers the creation's id. */
export async function applyOnce(
  device: Pick<TestDevice, 'call'>,
  changes?: Partial<ApplyBody>,
): Promise<string> {
  const body = applyBody(await uploadPortraits(device), changes)
  const { id } = await device.call(applyStyle, { body })
  return id
}

/** Polls a wedding picture as the app does until it has ended. */
export function untilEnded(
  { call }: Pick<TestDevice, 'call'>,
  id: string,
  patienceMs?: number,
): Promise<StyleApplication> {
  return pollUntilEnded(() => call(getStyleApplication, { params: { id } }), patienceMs)
}

/** Reads a creation of any kind until it has ended. */
export async function pollUntilEnded<T extends { status: string }>(
  read: () => Promise<T>,
  patienceMs = 30_000,
): Promise<T> {
  const untilMs = Date.now() + patienceMs
  while (Date.now() < untilMs) {
    const creation = await read()
    if (creation.status === 'completed' || creation.status === 'failed') return creation
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('The creation did not end.')
}

/** Waits until the worker has nothing more to do for a creation, whichever way it ended. */
export async function untilHandled({ services }: Pick<TestServer, 'services'>, id: string): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const { rows } = await sql<{ state: string }>`
      select state from pgboss.job where data ->> 'creationId' = ${id}`.execute(services.database.db)
    if (rows.every(({ state }) => state === 'completed')) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`The job of creation ${id} did not end.`)
}

/** Free and bonus changes that the device has left. */
export async function changesLeft({ call }: Pick<TestDevice, 'call'>): Promise<number> {
  const { usage } = await call(getSubscriptionStatus, {})
  return usage.remainingFreeUses + usage.bonusChangesRemaining
}
