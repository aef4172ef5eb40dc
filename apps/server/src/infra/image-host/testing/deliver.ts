import type { FastifyReply } from 'fastify'
import sharp, { type Sharp } from 'sharp'
import type { Assets } from './cloudinary-assets.ts'

interface Delivery {
  path: string
  accept: string
  reply: FastifyReply
}

const mimes: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

/** Delivers an asset as it was uploaded, or changed as the address says. */
export async function deliver(assets: Assets, { path, accept, reply }: Delivery): Promise<FastifyReply> {
  const segments = path.split('/')
  const from = segments.findIndex((segment) => /^v\d+$/.test(segment))
  const parameters = new Map(
    segments
      .slice(0, Math.max(0, from))
      .flatMap((component) => component.split(','))
      .map((parameter) => [
        parameter.slice(0, parameter.indexOf('_')),
        parameter.slice(parameter.indexOf('_') + 1),
      ]),
  )
  const [, publicId, ending] = /^(.+?)(?:\.(\w+))?$/.exec(segments.slice(from + 1).join('/')) ?? []
  const asset = assets.get(publicId)
  if (!asset) return refuse(reply, 404, `Resource not found - ${publicId}`)
  const unknown = [...parameters.keys()].find((name) => !'cgwhqf'.includes(name) || name === '')
  if (unknown !== undefined) return refuse(reply, 400, `Invalid transformation parameter - ${unknown}`)
  const wanted = parameters.get('f') ?? ending ?? asset.format
  const format = wanted === 'auto' ? (accept.includes('image/webp') ? 'webp' : 'jpg') : wanted
  if (parameters.size === 0 && format === asset.format) return reply.type(mimes[format]).send(asset.bytes)
  const drawn = resize(sharp(asset.bytes), parameters).toFormat(format === 'jpg' ? 'jpeg' : (format as 'png'))
  return reply.type(mimes[format]).send(await drawn.toBuffer())
}

function resize(picture: Sharp, parameters: Map<string, string>): Sharp {
  const size = {
    ...(parameters.has('w') && { width: Number(parameters.get('w')) }),
    ...(parameters.has('h') && { height: Number(parameters.get('h')) }),
  }
  switch (parameters.get('c')) {
    case 'fill':
      return picture.resize({ ...size, fit: 'cover' })
    case 'fit':
      return picture.resize({ ...size, fit: 'inside' })
    case 'limit':
      return picture.resize({ ...size, fit: 'inside', withoutEnlargement: true })
    default:
      return picture
  }
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.status(status).header('x-cld-error', message).send({ error: { message } })
}
