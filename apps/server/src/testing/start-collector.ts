import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface CollectedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  /** By number, as OTLP has it: 2 server, 3 client, 4 producer, 5 consumer. */
  kind: number
  status: { code?: number; message?: string }
  attributes: Record<string, string | number | boolean>
}

export interface Collector {
  endpoint: string
  spans: CollectedSpan[]
  close(): Promise<void>
}

interface OtlpValue {
  stringValue?: string
  intValue?: number | string
  doubleValue?: number
  boolValue?: boolean
}
interface OtlpSpan extends Omit<CollectedSpan, 'attributes'> {
  attributes: { key: string; value: OtlpValue }[]
}
interface OtlpBody {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[]
}

/** A collector of traces on this machine: OTLP over HTTP in JSON. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = []
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/traces') return response.writeHead(404).end()
    // Sent by the exporter alone, in the form of its protocol.
    const { resourceSpans } = (await json(request)) as OtlpBody
    for (const { scopeSpans } of resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans.map(plain))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function plain({ attributes, ...span }: OtlpSpan): CollectedSpan {
  return {
    ...span,
    attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, plainValue(value)])),
  }
}

function plainValue({ stringValue, intValue, doubleValue, boolValue }: OtlpValue) {
  return stringValue ?? doubleValue ?? boolValue ?? Number(intValue)
}
