import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../../infra/database/database.ts'
import type { Services } from '../../infra/services.ts'
import { type Caller, ownedBy, ownerOf, Refusal } from '../access/index.ts'
import { lockDevice } from '../devices/index.ts'
import { findReply, storeReply } from '../idempotency/index.ts'
import { reserveUnit } from '../membership/index.ts'
import { allowanceOf } from './rules.ts'
import type { Wish } from './wish.ts'

/** Everything a creation needs, from the server's own records. */
export interface Plan {
  wish: Wish
  photo1Id: string
  /** The second partner, or the photo of an uploaded dress. */
  photo2Id: string | null
}

export interface Request {
  endpoint: string
  body: unknown
  idempotencyKey?: string
  /** How long an equal wish that is still being made is the same one. */
  sameWishMs: number
  /** Whether an equal wish always gives the same picture, so that one that is there is not made again. */
  isAlwaysAlike?: boolean
  /** Refuses whatever cannot be made, before anything is charged. */
  plan: () => Promise<Plan>
  /** Where the place is no part of the wish: chooses one for the plan once no equal wish is being made. */
  choosePlace?: (trx: Trx, plan: Plan) => Promise<Plan>
}

type AcceptServices = Pick<Services, 'database' | 'queue' | 'clock' | 'random' | 'settings'>

/** Accepts one creation: reserves its unit, stores it and enqueues it, all or nothing (A10). Answers its id. */
export async function acceptCreation(
  services: AcceptServices,
  caller: Caller,
  request: Request,
): Promise<string> {
  const { database, clock, settings } = services
  if (caller.kind === 'device' && caller.isBrowser && !settings.browsersMayCreate)
    throw new Refusal('forbidden')
  const keyed = request.idempotencyKey && { ...request, key: request.idempotencyKey }
  const earlier = keyed && (await findReply(database.db, caller, keyed))
  if (earlier) return idIn(earlier)

  const plan = await request.plan()
  return database.transaction(async (trx) => {
    await lockDevice(trx, caller)
    const stored = keyed && (await findReply(trx, caller, keyed))
    if (stored) return idIn(stored)
    const since = new Date(clock.now().getTime() - request.sameWishMs)
    const id =
      (await findSameWish(trx, caller, { ...request, plan, since })) ??
      (await store(services, trx, caller, (await request.choosePlace?.(trx, plan)) ?? plan))
    if (keyed) await storeReply(trx, caller, { ...keyed, reply: { id }, now: clock.now() })
    return id
  })
}

interface SameWish extends Pick<Request, 'isAlwaysAlike' | 'choosePlace'> {
  plan: Plan
  since: Date
}

/** A double tap is one wish while its picture is being made, and longer where the picture would be the same. */
async function findSameWish(
  trx: Trx,
  caller: Caller,
  { plan: { wish, photo1Id, photo2Id }, since, isAlwaysAlike = false, choosePlace }: SameWish,
): Promise<string | undefined> {
  const wished = sql<unknown>`${detailsOf(wish)}::jsonb`
  const compared = choosePlace ? withoutPlace : (details: RawBuilder<unknown>) => details
  const row = await trx
    .selectFrom('creations')
    .select('id')
    .where('kind', '=', wish.kind)
    .where('photo1_id', '=', photo1Id)
    .where('photo2_id', 'is not distinct from', photo2Id)
    .where(sql<boolean>`${compared(sql`details`)} = ${compared(wished)}`)
    .where(({ and, eb, or }) =>
      or([
        and([eb('status', 'in', ['pending', 'processing']), eb('created_at', '>', since)]),
        ...(isAlwaysAlike ? [eb('status', '=', 'completed')] : []),
      ]),
    )
    .where('first_id', 'is', null)
    .where(ownedBy(caller))
    .executeTakeFirst()
  return row?.id
}

function withoutPlace(details: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`((${details} - 'scene') #- '{recipe,scene}')`
}

async function store(
  { queue, clock, random, settings }: AcceptServices,
  trx: Trx,
  caller: Caller,
  { wish, photo1Id, photo2Id }: Plan,
): Promise<string> {
  const now = clock.now()
  const id = await insertCreation({ clock, random, settings }, trx, {
    deviceId: ownerOf(caller),
    plan: { wish, photo1Id, photo2Id },
    seed: random.seed(),
  })
  if (caller.kind === 'device') {
    const creation = { id, kind: wish.kind }
    const allowance = allowanceOf(wish.kind)
    await reserveUnit(trx, { deviceId: caller.deviceId, allowance, creation, settings, now })
  }
  await queue.send(trx, 'creation', { creationId: id })
  return id
}

interface NewCreation {
  /** Null for the operator's test runs. */
  deviceId: string | null
  plan: Plan
  seed: number
  firstId?: string
  redoOf?: string
  /** `creationDeadlineMs` when absent. */
  deadlineMs?: number
}

/** Stores a creation that waits to be made; answers its id. */
export async function insertCreation(
  { clock, random, settings }: Pick<Services, 'clock' | 'random' | 'settings'>,
  trx: Trx,
  { deviceId, plan: { wish, photo1Id, photo2Id }, seed, firstId, redoOf, deadlineMs }: NewCreation,
): Promise<string> {
  const id = random.uuid()
  const now = clock.now()
  await trx
    .insertInto('creations')
    .values({
      id,
      device_id: deviceId,
      is_test: deviceId === null,
      status: 'pending',
      kind: wish.kind,
      details: detailsOf(wish),
      photo1_id: photo1Id,
      photo2_id: photo2Id,
      seed,
      first_id: firstId,
      redo_of: redoOf,
      created_at: now,
      deadline_at: new Date(now.getTime() + (deadlineMs ?? settings.creationDeadlineMs)),
      report: JSON.stringify(null),
    })
    .execute()
  return id
}

function detailsOf({ kind: _, ...details }: Wish): string {
  return JSON.stringify(details)
}

/** Stored answers hold the id of their creation; earlier releases stored more than that. */
function idIn(reply: object): string {
  if ('id' in reply && typeof reply.id === 'string') return reply.id
  throw new Error('A stored answer names no creation.')
}
