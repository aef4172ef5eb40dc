import type { Services } from '../../infra/services.ts'
import { type Caller, Refusal } from '../access/index.ts'
import { dayOf } from '../spending/index.ts'

type Counting = Pick<Services, 'database' | 'clock'>

/** Does the work of a device's upload and counts the reason where the photo is refused; an operator's tests count nowhere. */
export async function countingRefusals<T>(
  services: Counting,
  caller: Caller,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isOfPhoto = error instanceof Refusal && error.code !== 'overloaded'
    if (isOfPhoto && caller.kind === 'device') await countRefusal(services, error.code)
    throw error
  }
}

/** Adds one to today's photos that were refused for a reason: an error's code or a hint's. */
export async function countRefusal({ database, clock }: Counting, code: string): Promise<void> {
  await database.db
    .insertInto('photo_refusals')
    .values({ day: dayOf(clock.now()), code, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'code']).doUpdateSet((eb) => ({ count: eb('photo_refusals.count', '+', 1) })),
    )
    .execute()
}
