import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compress = promisify(gzip)

interface Written {
  plain: Buffer
  compressed: Promise<Buffer>
}

/** Kept as long as the document itself. */
const written = new WeakMap<object, Written>()

/** Sends a large document that many ask for: written and compressed once, not for everybody anew. */
export async function sendLarge(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  document: object,
): Promise<FastifyReply> {
  const { plain, compressed } = writtenOf(document)
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(await compressed)
}

function writtenOf(document: object): Written {
  const known = written.get(document)
  if (known) return known
  const plain = Buffer.from(JSON.stringify(document))
  const made = { plain, compressed: compress(plain) }
  written.set(document, made)
  return made
}
