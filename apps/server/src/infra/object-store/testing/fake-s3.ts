import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { deleteNamed, type StuckObjects } from './fake-deletions.ts'
import { judgeForm } from './judge-form.ts'
import { accountAt, type RunningS3 } from './start-s3rver.ts'

/** What may go wrong with one request, instead of its answer or in it. */
export type S3Fault =
  | 'error'
  | 'slow-down'
  | 'forbidden'
  | 'hang'
  | 'drip'
  | 'truncated'
  | 'other-bytes'
  | 'broken-connection'

interface StoredObject {
  bytes: Buffer
  headers: Record<string, string>
}

export interface FakeS3 extends RunningS3 {
  objects: Map<string, StoredObject>
  /** Method and key of what was asked. */
  asked: string[]
  /** Those that deletions of several leave for a while. */
  stuck: StuckObjects
  /** Spoils the next requests, one fault each. */
  fail(...faults: S3Fault[]): void
  /** Spoils nothing any more. */
  heal(): void
}

export const fakeKeys = { accessKeyId: 'FAKEKEY', secretAccessKey: 'a secret of the fake' }

/** A store on loopback that speaks the protocol as far as this server does, and fails as it is told to. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, StoredObject>()
  const faults: S3Fault[] = []
  const asked: string[] = []
  const stuck: StuckObjects = new Map()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake')
    const key = decodeURIComponent(pathname).replace('/pictures', '')
    const isDeletion = request.method === 'POST' && searchParams.has('delete')
    asked.push(`${request.method} ${key}`)
    const body = await buffer(request)
    const fault = faults.shift()
    if (fault && spoil(fault, { response, stored: objects.get(key) })) return
    if (request.method === 'POST' && !isDeletion) return answerForm(objects, { request, response, body })
    if (!isSigned(request)) return refuse(response, 403, 'AccessDenied')
    if (!isDeletion) return answer(objects, { key, request, response, body })
    const deleted = deleteNamed({ objects, stuck, headers: request.headers, body })
    if (deleted === undefined) return refuse(response, 400, 'BadDigest')
    response.writeHead(200, { 'content-type': 'application/xml' }).end(deleted)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    ...accountAt(`http://127.0.0.1:${port}`, fakeKeys),
    objects,
    asked,
    stuck,
    fail: (...next) => faults.push(...next),
    heal: () => void faults.splice(0),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  body: Buffer
}

function answer(
  objects: Map<string, StoredObject>,
  { key, request, response, body }: Exchange & { key: string },
): void {
  const stored = objects.get(key)
  if (request.method === 'PUT') {
    const digest = createHash('md5').update(body).digest('base64')
    const isWhole = request.headers['content-md5'] === digest
    if (isWhole) objects.set(key, { bytes: body, headers: keptHeaders(request) })
    if (isWhole) response.writeHead(200, { etag: etagOf(body) }).end()
    else refuse(response, 400, 'BadDigest')
  } else if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (!stored) refuse(response, 404, 'NoSuchKey')
  else response.writeHead(200, headersOf(stored)).end(stored.bytes)
}

/** Answers as the fault says; false when the request may go on. */
function spoil(
  fault: S3Fault,
  { response, stored }: { response: ServerResponse; stored: StoredObject | undefined },
): boolean {
  switch (fault) {
    case 'error':
      refuse(response, 500, 'InternalError')
      return true
    case 'slow-down':
      refuse(response, 503, 'SlowDown')
      return true
    case 'forbidden':
      refuse(response, 403, 'AccessDenied')
      return true
    case 'hang':
      return true
    case 'broken-connection':
      response.destroy()
      return true
  }
  if (!stored) return false
  response.writeHead(200, headersOf(stored))
  if (fault === 'other-bytes') response.end(Buffer.from(stored.bytes.map((byte) => byte ^ 1)))
  else {
    response.write(stored.bytes.subarray(0, 1))
    if (fault === 'truncated') setTimeout(() => response.destroy(), 20)
  }
  return true
}

async function answerForm(
  objects: Map<string, StoredObject>,
  { request, response, body }: Exchange,
): Promise<void> {
  const { refusal, key, file, redirect } = await judgeForm({
    contentType: request.headers['content-type'] ?? '',
    body,
    secret: fakeKeys.secretAccessKey,
  })
  if (refusal) return refuse(response, refusal === 'EntityTooLarge' ? 400 : 403, refusal)
  objects.set(`/${key}`, { bytes: file, headers: {} })
  if (!redirect) {
    response.writeHead(204).end()
    return
  }
  const location = new URL(redirect)
  for (const [name, value] of Object.entries({ bucket: 'pictures', key, etag: etagOf(file) }))
    location.searchParams.append(name, value)
  response.writeHead(303, { location: location.href, 'access-control-allow-origin': '*' }).end()
}

function isSigned({ headers, url }: IncomingMessage): boolean {
  return (
    headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${fakeKeys.accessKeyId}/`) === true ||
    new URL(url ?? '', 'http://fake').searchParams.has('X-Amz-Signature')
  )
}

function keptHeaders({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => /^(content-type|x-amz-meta-.+)$/.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

function headersOf({ bytes, headers }: StoredObject): Record<string, string> {
  return { ...headers, etag: etagOf(bytes), 'content-length': String(bytes.length) }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`,
    )
}
