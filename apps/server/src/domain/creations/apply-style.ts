import type { applyStyleReply } from '@ever-after/contract'
import type { z } from 'zod'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownedBy, ownerOf } from '../access/index.ts'
import { reserveChange } from '../membership/index.ts'
import { findReply, storeReply } from './idempotency.ts'
import { type ApplyBody, type Plan, planCreation } from './plan-creation.ts'

type Reply = z.output<typeof applyStyleReply>

export interface Wish {
  body: ApplyBody
  idempotencyKey?: string
}

/** Accepts one wedding picture: reserves a change, stores the creation and enqueues it, all or nothing (A10). */
export async function applyStyle(services: Services, caller: Caller, wish: Wish): Promise<Reply> {
  const { database, clock } = services
  const request = wish.idempotencyKey && {
    endpoint: 'apply-style',
    key: wish.idempotencyKey,
    body: wish.body,
  }
  const earlier = request && (await findReply(database.db, caller, request))
  if (earlier) return earlier as Reply

  const plan = await planCreation(services, caller, wish.body)
  return database.transaction(async (trx) => {
    await lockOwner(trx, caller)
    const stored = request && (await findReply(trx, caller, request))
    if (stored) return stored as Reply
    const id =
      (await findSameWish(services, trx, caller, plan)) ?? (await accept(services, trx, caller, plan))
    const reply: Reply = { id, applicationId: id, status: 'pending' }
    if (request) await storeReply(trx, caller, { ...request, reply, now: clock.now() })
    return reply
  })
}

/** One device's applies go one after another, so that equal ones see each other. */
async function lockOwner(trx: Trx, caller: Caller): Promise<void> {
  if (caller.kind === 'device')
    await trx.selectFrom('devices').select('id').where('id', '=', caller.deviceId).forUpdate().execute()
}

/** A double tap within a few seconds is one wish while its picture is being made. */
async function findSameWish(
  { clock, settings }: Services,
  trx: Trx,
  caller: Caller,
  plan: Plan,
): Promise<string | undefined> {
  const { photo1_id, photo2_id, attire1, attire2, style_id, variation_name } = plan
  const row = await trx
    .selectFrom('creations')
    .select('id')
    .where((eb) => eb.and({ photo1_id, photo2_id, attire1, attire2, style_id, variation_name }))
    .where('status', 'in', ['pending', 'processing'])
    .where('created_at', '>', new Date(clock.now().getTime() - settings.sameWishMs))
    .where(ownedBy(caller))
    .executeTakeFirst()
  return row?.id
}

async function accept(
  { queue, clock, random, settings }: Services,
  trx: Trx,
  caller: Caller,
  plan: Plan,
): Promise<string> {
  const id = random.uuid()
  const now = clock.now()
  await trx
    .insertInto('creations')
    .values({
      ...plan,
      id,
      device_id: ownerOf(caller),
      is_test: caller.kind === 'operator',
      status: 'pending',
      seed: random.seed(),
      created_at: now,
      deadline_at: new Date(now.getTime() + settings.creationDeadlineMs),
      report: JSON.stringify(null),
    })
    .execute()
  if (caller.kind === 'device') await reserveChange(trx, { deviceId: caller.deviceId, creationId: id, now })
  await queue.send(trx, 'creation', { creationId: id })
  return id
}
