import type { Span as ApiSpan, Context } from '@opentelemetry/api'
import { noTracing, type Span, type SpanOptions, type Tracing } from './tracing.ts'

export interface TracingConfig {
  /** Base address of a collector that takes OTLP over HTTP. */
  endpoint: string
  serviceName: string
}

/**
 * OpenTelemetry where a collector is configured; without one nothing of it is loaded. The kit reads OpenTelemetry's other
 * standard variables itself.
 */
export async function openTracing(config: TracingConfig | undefined): Promise<Tracing> {
  if (!config) return noTracing
  const [api, { NodeSDK }, { OTLPTraceExporter }, { UndiciInstrumentation }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/instrumentation-undici'),
  ])
  const outgoing = new UndiciInstrumentation({ requireParentforSpans: true, startSpanHook: nameServerOnly })
  const kit = new NodeSDK({
    serviceName: config.serviceName,
    traceExporter: new OTLPTraceExporter({ url: `${config.endpoint}/v1/traces` }),
    metricReaders: [],
    logRecordProcessors: [],
    instrumentations: [outgoing],
  })
  kit.start()
  const tracer = api.trace.getTracer(config.serviceName)
  const below = (parent: string | undefined): Context =>
    parent === undefined
      ? api.context.active()
      : api.propagation.extract(api.ROOT_CONTEXT, { traceparent: parent })

  return {
    open({ name, kind, parent, attributes, startedAt }) {
      const around = below(parent)
      const options = { kind: api.SpanKind[kindNames[kind ?? 'internal']], attributes, startTime: startedAt }
      const span = tracer.startSpan(name, options, around)
      const inside = api.trace.setSpan(around, span)
      return wrap(span, {
        within: (work) => api.context.with(inside, work),
        errorCode: api.SpanStatusCode.ERROR,
      })
    },
    traceparent() {
      const carrier: { traceparent?: string } = {}
      api.propagation.inject(api.context.active(), carrier)
      return carrier.traceparent
    },
    async close() {
      outgoing.disable()
      // A collector that is gone keeps nobody from stopping.
      await kit.shutdown().catch(() => undefined)
      for (const part of [api.trace, api.context, api.propagation]) part.disable()
    },
  }
}

const kindNames = {
  internal: 'INTERNAL',
  server: 'SERVER',
  producer: 'PRODUCER',
  consumer: 'CONSUMER',
  client: 'CLIENT',
} as const satisfies Record<NonNullable<SpanOptions['kind']> | 'internal', string>

function wrap(span: ApiSpan, { within, errorCode }: Pick<Span, 'within'> & { errorCode: number }): Span {
  return {
    within,
    set: (attributes) => void span.setAttributes(attributes),
    fail: (code) => void span.setStatus({ code: errorCode, message: code }),
    end: () => span.end(),
  }
}

/** Paths and queries of other services name installations and carry keys. */
function nameServerOnly({ origin }: { origin: string }) {
  return { 'url.full': origin, 'url.path': '', 'url.query': '' }
}
