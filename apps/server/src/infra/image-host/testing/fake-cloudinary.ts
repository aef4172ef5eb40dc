import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { sniffImage } from '../../images/sniff-image.ts'
import type { CloudinaryAccount } from '../cloudinary/cloudinary-account.ts'
import { type Assets, describe, type StoredAsset } from './cloudinary-assets.ts'
import { deliver } from './deliver.ts'
import { type Form, isSignedBy, readForm } from './read-form.ts'

/** What may go wrong with one request. */
export type HostFault =
  | 'error'
  | 'used-up'
  | 'unauthorised'
  | 'hang'
  | 'page'
  | 'broken-connection'
  | 'truncated'

export interface FakeCloudinary {
  account: CloudinaryAccount
  /** What a server is configured with to use it. */
  env: Record<string, string>
  assets: Assets
  /** Settings of the presets by name. */
  presets: Map<string, Record<string, unknown>>
  /** Method and path of what was asked. */
  asked: string[]
  /** Spoils the next requests, one fault each. */
  fail(...faults: HostFault[]): void
  close(): Promise<void>
}

const key = { apiKey: '123456789', apiSecret: 'a-secret-of-the-fake' }
const cloudName = 'fake-cloud'

/** A Cloudinary on loopback, as far as its documentation describes what this server asks for. */
export async function startFakeCloudinary(now: () => Date = () => new Date()): Promise<FakeCloudinary> {
  const assets: Assets = new Map()
  const presets: FakeCloudinary['presets'] = new Map()
  const faults: HostFault[] = []
  const asked: string[] = []
  const app = Fastify({ forceCloseConnections: true })
  await app.register(multipart, { limits: { fileSize: 20_000_000 } })
  app.addHook('onRequest', async ({ method, url }, reply) => {
    asked.push(`${method} ${url}`)
    const fault = faults.shift()
    if (fault) await spoil(fault, reply)
  })
  const host = { assets, presets, now }
  serveUploads(app, host)
  serveAdministration(app, host)
  app.get<{ Params: { '*': string } }>(`/${cloudName}/image/upload/*`, async (request, reply) =>
    deliver(assets, { path: request.params['*'], accept: request.headers.accept ?? '', reply }),
  )
  await app.listen({ host: '127.0.0.1', port: 0 })
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    account: { ...key, cloudName, uploadBase: base, deliveryBase: base, signatureAlgorithm: 'sha1' },
    env: {
      CLOUDINARY_URL: `cloudinary://${key.apiKey}:${key.apiSecret}@${cloudName}?upload_prefix=${base}&delivery_prefix=${base}`,
    },
    assets,
    presets,
    asked,
    fail: (...next) => faults.push(...next),
    close: () => app.close(),
  }
}

interface Host {
  assets: Assets
  presets: FakeCloudinary['presets']
  now: () => Date
}

function serveUploads(app: FastifyInstance, { assets, presets, now }: Host): void {
  app.post(`/v1_1/${cloudName}/image/:action`, async (request, reply) => {
    const { action } = request.params as { action: string }
    const form = await readForm(request)
    const isSigned = isSignedBy(form, key)
    if (action !== 'upload' && !isSigned) return refuse(reply, 401, 'Invalid Signature')
    const publicId = String(form.fields.public_id ?? '')
    switch (action) {
      case 'upload':
        return upload({ assets, presets, now }, { form, isSigned, reply })
      case 'destroy':
        return { result: assets.delete(publicId) ? 'ok' : 'not found' }
      case 'tags': {
        const ids = [form.fields.public_ids].flat().filter((id) => id !== undefined)
        for (const id of ids) assets.get(id)?.tags.delete(String(form.fields.tag))
        return { public_ids: ids.filter((id) => assets.has(id)) }
      }
      default:
        return refuse(reply, 404, 'Unknown action')
    }
  })
}

function upload(
  { assets, presets, now }: Host,
  { form, isSigned, reply }: { form: Form; isSigned: boolean; reply: FastifyReply },
) {
  const { upload_preset: presetName, public_id: wantedId, folder: wantedFolder } = form.fields
  const preset = presets.get(String(presetName))
  if (!isSigned && !presetName)
    return refuse(reply, 400, 'Upload preset must be specified when using unsigned upload')
  if (!isSigned && !preset) return refuse(reply, 400, 'Upload preset not found')
  if (!isSigned && wantedId) return refuse(reply, 400, 'Display name or public id are not allowed')
  if (!form.file) return refuse(reply, 400, 'Missing required parameter - file')
  const kind = sniffImage(form.file)
  if (!kind || kind === 'other') return refuse(reply, 400, 'Invalid image file')
  const folder = String(preset?.folder ?? wantedFolder ?? '')
  const name = randomBytes(10).toString('hex')
  const asset: StoredAsset = {
    publicId: String(wantedId ?? [folder, name].filter(Boolean).join('/')),
    assetId: randomBytes(16).toString('hex'),
    bytes: form.file,
    format: kind === 'jpeg' ? 'jpg' : kind,
    createdAt: now(),
    tags: new Set(preset?.tags ? [String(preset.tags)] : []),
  }
  assets.set(asset.publicId, asset)
  reply.header('access-control-allow-origin', '*')
  return describe(asset, `http://${reply.request.headers.host}/${cloudName}`)
}

function serveAdministration(app: FastifyInstance, { assets, presets, now }: Host): void {
  const right = `Basic ${Buffer.from(`${key.apiKey}:${key.apiSecret}`).toString('base64')}`
  app.register(async (admin) => {
    admin.addHook('onRequest', async ({ headers }, reply) => {
      if (headers.authorization !== right) return refuse(reply, 401, 'unknown api_key')
    })
    admin.get(`/v1_1/${cloudName}/ping`, () => ({ status: 'ok' }))
    admin.post<{ Body: Record<string, unknown> }>(`/v1_1/${cloudName}/upload_presets`, ({ body }, reply) => {
      const name = String(body.name)
      if (presets.has(name)) return refuse(reply, 409, `Upload preset ${name} already exists`)
      presets.set(name, body)
      return { message: 'created', name }
    })
    admin.delete<{ Params: { name: string } }>(
      `/v1_1/${cloudName}/upload_presets/:name`,
      ({ params }, reply) =>
        presets.delete(params.name)
          ? { message: 'deleted' }
          : refuse(reply, 404, `Can't find upload preset with name ${params.name}`),
    )
    admin.post<{ Body: { expression: string; max_results: number } }>(
      `/v1_1/${cloudName}/resources/search`,
      ({ body }) => {
        const [, tag] = /tags=(\w+) AND uploaded_at<1d$/.exec(body.expression) ?? []
        const before = now().getTime() - 86_400_000
        const found = [...assets.values()].filter(
          ({ tags, createdAt }) => tags.has(String(tag)) && createdAt.getTime() < before,
        )
        const resources = found.slice(0, body.max_results).map(({ publicId }) => ({ public_id: publicId }))
        return { total_count: found.length, time: 1, resources }
      },
    )
  })
}

async function spoil(fault: HostFault, reply: FastifyReply): Promise<unknown> {
  switch (fault) {
    case 'error':
      return refuse(reply, 500, 'Internal Server Error')
    case 'used-up':
      return refuse(reply, 420, 'Rate Limit Exceeded. Limit of 500 api operations reached.')
    case 'unauthorised':
      return refuse(reply, 401, 'Invalid Signature')
    case 'page':
      return reply.type('text/html').send('<html>Welcome to the hotel</html>')
    case 'hang':
      return new Promise(() => undefined)
    case 'broken-connection':
      reply.hijack()
      return reply.raw.destroy()
    case 'truncated':
      reply.hijack()
      reply.raw.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '100000' })
      reply.raw.write('\xff\xd8')
      return void setTimeout(() => reply.raw.destroy(), 20)
  }
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.status(status).header('x-cld-error', message).send({ error: { message } })
}
