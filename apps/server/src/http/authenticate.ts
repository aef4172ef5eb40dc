import type { Auth } from '@ever-after/contract'
import { type Caller, Refusal } from '../domain/access/index.ts'
import { findDevice } from '../domain/devices/index.ts'
import { findOperator } from '../domain/operators/index.ts'
import type { Services } from '../infra/services.ts'

/** Finds out who calls and refuses whoever may not: 401 without a valid token, 403 with one of the wrong kind. */
export async function authenticate(
  services: Services,
  auth: Auth,
  header: string | undefined,
): Promise<Caller | undefined> {
  if (auth === 'none') return undefined
  const caller = await findCaller(services, header)
  if (auth === 'optional') return caller
  if (!caller) throw new Refusal('unauthenticated')
  if (auth !== 'any' && caller.kind !== auth) throw new Refusal('forbidden')
  return caller
}

async function findCaller(services: Services, header: string | undefined): Promise<Caller | undefined> {
  const token = /^Bearer ([\w-]{20,100})$/i.exec(header ?? '')?.[1]
  if (token?.startsWith('d_')) return findDevice(services, token)
  if (token?.startsWith('o_')) return findOperator(services, token)
  return undefined
}
