import type { TracingConfig } from '../../telemetry/open-tracing.ts'
import type { Examined } from '../finding.ts'
import { askService } from './ask-service.ts'

const part = 'Traces'

/** The collector of traces; it is sent an empty one. */
export function tracesPart(tracing: TracingConfig | undefined): Examined {
  return {
    part,
    async check({ signal }) {
      if (!tracing)
        return { part, state: 'off', words: 'None are kept. OTEL_EXPORTER_OTLP_ENDPOINT names a collector.' }
      return askService({
        part,
        words: `Sent as ${tracing.serviceName}`,
        url: `${tracing.endpoint}/v1/traces`,
        json: { resourceSpans: [] },
        unknown: {
          words: 'nothing takes traces at that address',
          remedy:
            'OTEL_EXPORTER_OTLP_ENDPOINT is the collector’s base address, such as http://collector:4318.',
        },
        keyVariable: 'OTEL_EXPORTER_OTLP_HEADERS',
        signal,
      })
    },
  }
}
