import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { allowScripts } from '../security.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** A document with the tag that tells whether a browser still has it; each encoding is made when first asked for. */
export interface CompressedPage {
  tag: string
  contentType: string
  /** Of the scripts that stand in it and may run. */
  scriptHashes: readonly string[]
  bodyIn(encoding: Encoding): Promise<Buffer>
}

export function compressPage(
  text: string,
  contentType: string,
  scriptHashes: readonly string[] = [],
): CompressedPage {
  const bytes = Buffer.from(text)
  const made = new Map<Encoding, Promise<Buffer>>()
  return {
    tag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    contentType,
    scriptHashes,
    bodyIn(encoding) {
      const body = made.get(encoding) ?? encode(bytes, encoding)
      made.set(encoding, body)
      return body
    },
  }
}

async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  if (encoding === 'br') return promisify(brotliCompress)(bytes, { params })
  if (encoding === 'gzip') return promisify(gzip)(bytes, { level: 9 })
  return bytes
}

/** Answers with the smallest encoding that the browser takes, or with nothing when it has this very page. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('etag', page.tag).header('vary', 'accept-encoding')
  const policy = reply.getHeader('content-security-policy')
  if (typeof policy === 'string')
    reply.header('content-security-policy', allowScripts(policy, page.scriptHashes))
  if (request.headers['if-none-match'] === page.tag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  const body = await page.bodyIn(encoding)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(page.contentType).send(body)
}
