import type { Endpoint } from '@ever-after/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Refusal } from '../domain/access/index.ts'
import { describeIssues } from './errors/describe-issues.ts'

type Declared = NonNullable<Endpoint['multipart']>

interface Multipart {
  files: Record<string, Uint8Array>
  fields: unknown
}

/** Reads a multipart body as declared: each file once, nothing larger than allowed, fields by their schema. */
export async function readMultipart(
  request: FastifyRequest,
  declared: Declared,
  maxFileBytes: number,
): Promise<Multipart> {
  if (!request.isMultipart())
    throw new Refusal('bad_request', { details: [{ path: 'body', message: 'multipart/form-data expected' }] })
  const files: Record<string, Uint8Array> = {}
  const fields: Record<string, unknown> = {}
  const names = [...declared.files, ...(declared.optionalFiles ?? [])]
  const limits = { fileSize: maxFileBytes, files: names.length, fields: 10, fieldSize: 10_000 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = part.value
    else if (names.includes(part.fieldname)) {
      const bytes = await part.toBuffer()
      if (bytes.byteLength) files[part.fieldname] = bytes
    } else part.file.resume()
  }
  const missing = declared.files.filter((name) => !files[name])
  if (missing.length)
    throw new Refusal('missing_file', {
      details: missing.map((path) => ({ path, message: 'a file is expected here' })),
    })
  return { files, fields: declared.fields && parseFields(declared.fields, fields) }
}

function parseFields(schema: NonNullable<Declared['fields']>, fields: unknown): unknown {
  const parsed = z.safeParse(schema, fields)
  if (!parsed.success) throw new Refusal('bad_request', { details: describeIssues(parsed.error.issues) })
  return parsed.data
}
