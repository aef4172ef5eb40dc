import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may call: `optional` reads a token when one is sent, `any` takes a device or an operator. */
export type Auth = 'none' | 'optional' | 'device' | 'operator' | 'any'

type Shape = z.ZodObject | undefined

export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE'
  /** Path below /api, with `{name}` parameters. */
  path: string
  auth: Auth
  summary: string
  tag: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** Fields of a multipart body: files by name, and text fields. */
  multipart?: { files: readonly string[]; fields?: z.ZodObject }
  reply: z.ZodType
  /** Honours the Idempotency-Key header: same key and body, same answer. */
  idempotent?: boolean
  errors: readonly ErrorCode[]
}

/** Keeps the literal types of one endpoint declaration. */
export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

type Inferred<S extends Shape> = S extends z.ZodObject ? z.input<S> : undefined

type Multipart<E extends Endpoint> = E['multipart'] extends { files: readonly (infer F extends string)[] }
  ? { files: Record<F, Blob>; fields?: Record<string, string> }
  : undefined

type Given<K extends string, V> = undefined extends V ? { [P in K]?: undefined } : { [P in K]: V }

/** What a caller passes for one endpoint. */
export type CallInput<E extends Endpoint> = Given<'params', Inferred<E['params']>> & {
  query?: E['query'] extends z.ZodObject ? z.input<E['query']> : undefined
} & Given<'body', Inferred<E['body']>> &
  Given<'multipart', Multipart<E>> & { idempotencyKey?: string; signal?: AbortSignal }

export type Reply<E extends Endpoint> = z.output<E['reply']>
