import type { Auth, Endpoint, FileName, OptionalFileName } from '@ever-after/contract'
import type { z } from 'zod'
import type { Caller, DeviceActor, OperatorActor } from '../domain/access/index.ts'

interface Callers {
  none: undefined
  optional: Caller | undefined
  device: DeviceActor
  operator: OperatorActor
  any: Caller
}

type Parsed<S> = S extends z.core.$ZodType ? z.output<S> : undefined

type Fields<E extends Endpoint> = E['multipart'] extends { fields: infer S } ? Parsed<S> : undefined

/** One request of an endpoint, checked against its declaration. */
export interface Call<E extends Endpoint> {
  caller: Callers[E['auth'] & Auth]
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  files: Record<FileName<E>, Uint8Array> & Partial<Record<OptionalFileName<E>, Uint8Array>>
  fields: Fields<E>
  idempotencyKey: string | undefined
  /** Aborts when the caller is gone before the answer. */
  signal: AbortSignal
  /** Address of the caller as far as the configuration trusts it. */
  address: string
}
