import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** Who may call: `optional` reads a token when one is sent, `any` takes a device or an operator. */
export type Auth = 'none' | 'optional' | 'device' | 'operator' | 'any'

type Shape = z.core.$ZodObject | undefined

export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below /api, with `{name}` parameters. */
  path: string
  auth: Auth
  summary: string
  tag: string
  params?: z.core.$ZodObject
  query?: z.core.$ZodObject
  body?: z.core.$ZodObject
  /** Where the body may be larger than the usual quarter of a megabyte. */
  bodyMaxBytes?: number
  /** Fields of a multipart body: files by name, ones that may be absent, and text fields. */
  multipart?: { files: readonly string[]; optionalFiles?: readonly string[]; fields?: z.core.$ZodObject }
  /** Set when the answer is no JSON document; it is read with fetch and the bearer token. */
  stream?: 'application/zip' | 'text/event-stream'
  /** The answer; of a stream of events the data of each. */
  reply: z.core.$ZodType
  /** Honours the Idempotency-Key header: same key and body, same answer. */
  idempotent?: boolean
  errors: readonly ErrorCode[]
}

/** Keeps the literal types of one endpoint declaration. */
// @__NO_SIDE_EFFECTS__
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

type Inferred<S extends Shape> = S extends z.core.$ZodObject ? z.input<S> : undefined

/** An endpoint that answers one JSON document. */
export type JsonEndpoint = Endpoint & { stream?: undefined }

/** Names of the files that a multipart endpoint always gets. */
export type FileName<E extends Endpoint> = E['multipart'] extends {
  files: readonly (infer F extends string)[]
}
  ? F
  : never

/** Names of the files that a multipart endpoint may get. */
export type OptionalFileName<E extends Endpoint> = E['multipart'] extends {
  optionalFiles: readonly (infer F extends string)[]
}
  ? F
  : never

type Multipart<E extends Endpoint> = E['multipart'] extends object
  ? {
      files: Record<FileName<E>, Blob> & Partial<Record<OptionalFileName<E>, Blob>>
      fields?: Record<string, string>
    }
  : undefined

type Given<K extends string, V> = undefined extends V ? { [P in K]?: undefined } : { [P in K]: V }

/** What a caller passes for one endpoint. */
export type CallInput<E extends Endpoint> = Given<'params', Inferred<E['params']>> & {
  query?: E['query'] extends z.core.$ZodObject ? z.input<E['query']> : undefined
} & Given<'body', Inferred<E['body']>> &
  Given<'multipart', Multipart<E>> & { idempotencyKey?: string; signal?: AbortSignal }

export type Reply<E extends Endpoint> = z.output<E['reply']>
