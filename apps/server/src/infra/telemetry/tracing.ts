export type Attributes = Record<string, string | number | boolean>

export interface SpanOptions {
  /** Such as `creation handle`; without ids. */
  name: string
  kind?: 'server' | 'producer' | 'consumer' | 'client'
  /** The traceparent of W3C that it continues; the current span when absent. */
  parent?: string | undefined
  attributes?: Attributes
  /** Now when absent. */
  startedAt?: Date
}

/** One piece of work with a beginning and an end. */
export interface Span {
  /** Work whose own spans stand below this one. */
  within<T>(work: () => T): T
  set(attributes: Attributes): void
  /** Marks it as failed, with a code. */
  fail(code: string): void
  end(): void
}

/** Follows a wish through processes. Where it is not configured nothing happens. */
export interface Tracing {
  open(options: SpanOptions): Span
  /** The current span as W3C's traceparent; undefined outside of any. */
  traceparent(): string | undefined
  /** Sends what is left. */
  close(): Promise<void>
}

const nothing: Span = { within: (work) => work(), set: () => {}, fail: () => {}, end: () => {} }

/** Loads nothing and keeps nothing. */
export const noTracing: Tracing = {
  open: () => nothing,
  traceparent: () => undefined,
  close: async () => {},
}

/** Runs work within a span that ends with it; a rejection marks it as failed. */
export async function withinSpan<T>(
  tracing: Tracing,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  const span = tracing.open(options)
  try {
    return await span.within(() => work(span))
  } catch (error) {
    span.fail(nameOf(error))
    throw error
  } finally {
    span.end()
  }
}

/** The trace's id out of a traceparent. */
export function traceIdOf(traceparent: string | undefined): string | undefined {
  return traceparent?.split('-')[1]
}

/** A code where there is one; messages may hold what nobody else should read. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
