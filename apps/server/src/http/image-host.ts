import { errorCatalogue } from '@ever-after/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../domain/access/index.ts'
import { cloudName, deliverImage, receiveUpload, uploadImage } from '../domain/image-host/index.ts'
import { Outage } from '../infra/outage.ts'
import type { Http } from './app.ts'
import { classifyError } from './errors/classify-error.ts'

const mimes = { jpg: 'image/jpeg', webp: 'image/webp', png: 'image/png' } as const

/** Speaks Cloudinary's upload and delivery protocol; its clients work unchanged. */
export function serveImageHost({ app, services, config, rateLimits }: Http): void {
  app.post(
    `/media/v1_1/${cloudName}/image/upload`,
    { errorHandler: answerLikeCloudinary, config: { rateLimit: rateLimits.ofUploads() } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { file, fields } = await readUploadForm(request, services.settings.uploadMaxBytes)
      return uploadImage(
        services,
        { file, preset: fields.upload_preset, folder: fields.folder },
        config.addressOrigin,
      )
    },
  )

  app.get<{ Params: { id: string } }>(
    `/media/v1_1/${cloudName}/image/received/:id`,
    {
      errorHandler: answerLikeCloudinary,
      config: { rateLimit: rateLimits.ofUploads() },
      onRequest: openToAll,
    },
    (request) => receiveUpload(services, request.params.id, config.addressOrigin),
  )

  app.get<{ Params: { '*': string } }>(
    `/media/${cloudName}/image/upload/*`,
    { errorHandler: answerLikeCloudinary },
    async (request, reply) => {
      const accept = request.headers.accept ?? ''
      const image = await deliverImage(services, { path: request.params['*'], accept })
      if (image.isNegotiated) reply.header('vary', 'Accept')
      return reply
        .type(mimes[image.format])
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(Buffer.from(image.bytes))
    },
  )
}

/** Whoever comes back from the store has no origin any more; the address itself is the proof. */
async function openToAll(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')
}

interface UploadForm {
  file: Uint8Array
  fields: Record<string, string | undefined>
}

async function readUploadForm(request: FastifyRequest, maxFileBytes: number): Promise<UploadForm> {
  if (!request.isMultipart()) throw new Refusal('missing_file')
  let file: Uint8Array | undefined
  const fields: Record<string, string> = {}
  const limits = { fileSize: maxFileBytes, files: 1, fields: 10, fieldSize: 1000 }
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') file = await part.toBuffer()
    else if (typeof part.value === 'string') fields[part.fieldname] = part.value
  }
  if (!fields.upload_preset) throw new Refusal('upload_preset_missing')
  if (!file?.byteLength) throw new Refusal('missing_file')
  return { file, fields }
}

async function answerLikeCloudinary(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const refusal = classifyError(error)
  const { status } = errorCatalogue[refusal.code]
  if (refusal.code === 'internal' || refusal.cause instanceof Outage)
    request.log.error({ err: refusal.cause ?? error }, 'unexpected error')
  // A part of the address may stand in the words, and a header takes plain characters only.
  const message = wordsOf(refusal).replace(/[^\x20-\x7e]/g, '?')
  await reply.status(status).header('x-cld-error', message).send({ error: { message } })
}

/** Where that host has words of its own its clients may know them. */
function wordsOf({ code, details }: Refusal): string {
  switch (code) {
    case 'invalid_transformation':
      return `Invalid transformation parameter - ${details?.[0].message}`
    case 'not_found':
      return `Resource not found - ${details?.[0].message}`
    case 'missing_file':
      return 'Missing required parameter - file'
    case 'forbidden':
      return 'Folder is not allowed for this upload preset'
    default:
      return errorCatalogue[code].words
  }
}
