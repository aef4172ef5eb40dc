import { z } from 'zod'
import type { TracingConfig } from './infra/telemetry/open-tracing.ts'

/** Variables for whoever operates the server; all of them may be absent. */
export const operationsVariables = {
  METRICS_TOKEN: z.string().min(16).optional(),
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('ever-after'),
}

const variables = z.object(operationsVariables)

export interface OperationsConfig {
  /** Bearer for GET /metrics; without it only this machine may read it. */
  metricsToken: string | undefined
  /** A second port with health and metrics alone; the only one of a worker. */
  operationsPort: number | undefined
  /** Undefined means that no traces are kept. */
  tracing: TracingConfig | undefined
}

export function readOperations(values: z.output<typeof variables>): OperationsConfig {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = values
  return {
    metricsToken: values.METRICS_TOKEN,
    operationsPort: values.OPERATIONS_PORT,
    tracing: endpoint ? { endpoint: endpoint.replace(/\/+$/, ''), serviceName } : undefined,
  }
}
