import { brand, type Endpoint, errorBody, errorCatalogue } from '@ever-after/contract'
import { z } from 'zod'

const bearer = [{ bearer: [] }]

/** The contract as an OpenAPI 3.1 document; nothing in it is written by hand. */
export function buildDocument(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] ??= {}
    paths[endpoint.path][endpoint.method.toLowerCase()] = operationOf(endpoint)
  }
  return {
    openapi: '3.1.0',
    info: { title: brand.name, version: '1', description: brand.tagline },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: jsonSchema(errorBody) },
    },
    paths,
  }
}

function operationOf(endpoint: Endpoint): object {
  const { auth, summary, tag, params, query, idempotent, stream, errors } = endpoint
  const parameters = [
    ...parametersOf('path', params),
    ...parametersOf('query', query),
    ...(idempotent
      ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
      : []),
  ]
  const requestBody = requestBodyOf(endpoint)
  return {
    summary,
    tags: [tag],
    ...(auth !== 'none' && { security: auth === 'optional' ? [{}, ...bearer] : bearer }),
    ...(parameters.length && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      200: {
        description: 'Done',
        content: { [stream ?? 'application/json']: { schema: answerSchema(endpoint) } },
      },
      ...errorResponses(errors),
    },
  }
}

/** Of a stream of events the schema of each one's data; an archive is bytes. */
function answerSchema({ stream, reply }: Endpoint): object {
  return stream === 'application/zip' ? { type: 'string', format: 'binary' } : jsonSchema(reply)
}

function parametersOf(place: 'path' | 'query', schema: z.core.$ZodObject | undefined): object[] {
  return Object.entries(schema?._zod.def.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: jsonSchema(field),
  }))
}

function requestBodyOf({ body, multipart }: Endpoint): object | undefined {
  if (body) return { required: true, content: { 'application/json': { schema: jsonSchema(body) } } }
  if (!multipart) return undefined
  const fields = z.toJSONSchema(multipart.fields ?? z.object({}), { io: 'input' })
  const names = [...multipart.files, ...(multipart.optionalFiles ?? [])]
  const files = names.map((name) => [name, { type: 'string', format: 'binary' }])
  const schema = {
    type: 'object',
    properties: { ...Object.fromEntries(files), ...fields.properties },
    required: [...multipart.files, ...(fields.required ?? [])],
  }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

/** One response for each status, which names its codes. */
function errorResponses(errors: Endpoint['errors']): Record<string, object> {
  const byStatus = Map.groupBy(errors, (code) => errorCatalogue[code].status)
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  const responses = [...byStatus].map(([status, codes]) => [
    status,
    { description: codes.map((code) => `\`${code}\`: ${errorCatalogue[code].words}`).join(' · '), content },
  ])
  return Object.fromEntries(responses)
}

function jsonSchema(schema: z.core.$ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return described
}
