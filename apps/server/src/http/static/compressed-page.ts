import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A document kept ready in each encoding, with the tag that tells whether a browser still has it. */
export interface CompressedPage {
  tag: string
  contentType: string
  bodies: Record<'br' | 'gzip' | 'identity', Buffer>
}

export function compressPage(text: string, contentType: string): CompressedPage {
  const bytes = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return {
    tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    contentType,
    bodies: {
      br: brotliCompressSync(bytes, { params }),
      gzip: gzipSync(bytes, { level: 9 }),
      identity: bytes,
    },
  }
}

/** Answers with the smallest encoding that the browser takes, or with nothing when it has this very page. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: CompressedPage): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', page.tag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === page.tag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(page.contentType).send(page.bodies[encoding])
}
