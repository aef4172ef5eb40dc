import type { Auth, Endpoint } from '@ever-after/contract'
import type { z } from 'zod'
import type { Caller, DeviceActor, OperatorActor } from '../domain/access/index.ts'

interface Callers {
  none: undefined
  optional: Caller | undefined
  device: DeviceActor
  operator: OperatorActor
  any: Caller
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined

type FileNames<E extends Endpoint> = E['multipart'] extends { files: readonly (infer F extends string)[] }
  ? F
  : never

type Fields<E extends Endpoint> = E['multipart'] extends { fields: infer S } ? Parsed<S> : undefined

/** One request of an endpoint, checked against its declaration. */
export interface Call<E extends Endpoint> {
  caller: Callers[E['auth'] & Auth]
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
  files: Record<FileNames<E>, Uint8Array>
  fields: Fields<E>
  idempotencyKey: string | undefined
  /** Address of the caller as far as the configuration trusts it. */
  address: string
}
