import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { HostedName, OutsideHost } from '../outside-host.ts'
import { askCloudinary } from './ask-cloudinary.ts'
import type { CloudinaryAccount } from './cloudinary-account.ts'
import { createPresets, unclaimedTag } from './create-presets.ts'
import { readDelivered } from './read-delivered.ts'
import { type Parameters, signParameters } from './sign-parameters.ts'

export interface CloudinaryOptions {
  account: CloudinaryAccount
  clock: Clock
  timeoutMs: number
  /** Of a picture that a client uploaded. */
  maxBytes: number
}

const uploaded = z.object({ asset_id: z.string(), public_id: z.string(), version: z.int() })
const leftOver = z.object({ resources: z.array(z.object({ public_id: z.string() })) })
const hourMs = 60 * 60_000

/** Pictures at Cloudinary: signed requests for what this server does, presets for what clients do. */
export function createCloudinary({ account, clock, timeoutMs, maxBytes }: CloudinaryOptions): OutsideHost {
  const { cloudName, uploadBase, deliveryBase, apiKey, apiSecret } = account
  const presets = createPresets(account, timeoutMs)
  const images = `${uploadBase}/v1_1/${cloudName}/image`
  const delivery = `${deliveryBase}/${cloudName}/image/upload`
  let askedAgainAt = 0

  const signed = (parameters: Parameters, file?: Uint8Array) => {
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    return { method: 'POST', body: formOf(signParameters({ ...parameters, timestamp }, account), file) }
  }

  return {
    async put({ publicId, bytes }) {
      const { asset_id, public_id, version } = await askCloudinary({
        operation: 'keep a picture',
        url: `${images}/upload`,
        init: signed({ public_id: publicId }, bytes),
        timeoutMs,
        reply: uploaded,
      })
      return { assetId: asset_id, publicId: public_id, version }
    },
    get: ({ publicId, version }) =>
      readDelivered({ url: `${delivery}/v${version}/${publicId}`, timeoutMs, maxBytes }),
    async delete(publicId) {
      await askCloudinary({
        operation: 'delete a picture',
        url: `${images}/destroy`,
        // Copies that its own caches hold go as well.
        init: signed({ public_id: publicId, invalidate: 'true' }),
        timeoutMs,
        reply: z.object({ result: z.enum(['ok', 'not found']) }),
      })
    },
    addressOf: ({ publicId, version }, transformation) =>
      [delivery, transformation, `v${version}`, `${publicId}.jpg`].filter(Boolean).join('/'),
    nameOf: (address) => nameBelow(`${delivery}/`, address),
    async issueTarget(owner, now) {
      return { uploadUrl: `${images}/upload`, uploadPreset: await presets.nameFor(owner, now) }
    },
    async claim(publicId) {
      await askCloudinary({
        operation: 'take a picture over',
        url: `${images}/tags`,
        init: signed({ command: 'remove', tag: unclaimedTag, public_ids: [publicId] }),
        timeoutMs,
        reply: z.object({ public_ids: z.array(z.string()) }),
      })
    },
    async findLeftOver(now) {
      if (now.getTime() < askedAgainAt) return []
      askedAgainAt = now.getTime() + hourMs
      await presets.endOld(now)
      const { resources } = await askCloudinary({
        operation: 'list pictures that are left over',
        url: `${uploadBase}/v1_1/${cloudName}/resources/search`,
        init: {
          method: 'POST',
          headers: {
            authorization: `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({
            expression: `resource_type:image AND tags=${unclaimedTag} AND uploaded_at<1d`,
            sort_by: [{ uploaded_at: 'asc' }],
            max_results: 100,
          }),
        },
        timeoutMs,
        reply: leftOver,
      })
      return resources.map(({ public_id }) => public_id)
    },
  }
}

/** An ending that a client's picture was delivered with says nothing of its name. */
function nameBelow(folder: string, address: string): HostedName | undefined {
  const rest = address.startsWith(folder) ? address.slice(folder.length) : ''
  const [, version, publicId] =
    /^v(\d{1,12})\/([\w-]+(?:\/[\w-]+)*)\.(?:jpe?g|png|webp|heic|heif)$/.exec(rest) ?? []
  return publicId ? { publicId, version: Number(version) } : undefined
}

function formOf(parameters: Parameters, file: Uint8Array | undefined): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parameters))
    if (typeof value === 'string') form.append(name, value)
    else for (const one of value) form.append(`${name}[]`, one)
  if (file) form.append('file', new File([new Uint8Array(file)], 'picture.jpg', { type: 'image/jpeg' }))
  return form
}
