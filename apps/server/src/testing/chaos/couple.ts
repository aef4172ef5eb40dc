import { setTimeout as sleep } from 'node:timers/promises'
import {
  ApiError,
  applyStyle,
  type Client,
  createClient,
  deleteStyleApplication,
  getStyleApplication,
  listStyleApplications,
  registerDevice,
  uploadCouplePhotos,
} from '@ever-after/contract'
import { applyBody } from '../make-creations.ts'
import { asFile } from '../make-photos.ts'
import { openEvents } from '../read-events.ts'
import { type Cluster, clusterUrl } from './cluster.ts'

/** What the server has said yes to, and so must never lose. */
export interface Promised {
  tokens: string[]
  /** By token. */
  photos: { token: string; ids: string[] }[]
  creations: { token: string; id: string; key: string }[]
  deleted: string[]
  /** Answers that nobody should get. */
  surprises: string[]
}

export interface CoupleOptions {
  cluster: Pick<Cluster, 'fetch'>
  portrait: Uint8Array
  promised: Promised
  stopped: AbortSignal
}

const wishesOf = ['dress', 'suit'] as const

/** One couple after another: each registers, uploads, wishes, watches, looks back, and deletes its first picture. */
export async function liveAsCouples(options: CoupleOptions): Promise<void> {
  for (let number = 0; !options.stopped.aborted; number++) {
    try {
      await liveAsCouple(options, number)
    } catch (error) {
      options.promised.surprises.push(error instanceof ApiError ? error.message : String(error))
      await sleep(200)
    }
  }
}

async function liveAsCouple(
  { cluster, portrait, promised, stopped }: CoupleOptions,
  number: number,
): Promise<void> {
  const anonymous = createClient({ baseUrl: clusterUrl, fetch: cluster.fetch })
  const device = { deviceId: `test-${crypto.randomUUID()}`, appVersion: '1' }
  const { token } = await anonymous(registerDevice, { body: device })
  promised.tokens.push(token)
  const call = createClient({ baseUrl: clusterUrl, fetch: cluster.fetch, token: () => token })
  const photos = await upload(call, portrait)
  promised.photos.push({ token, ids: Object.values(photos) })
  const ids: string[] = []
  for (const partner1Attire of wishesOf)
    for (const partner2Attire of wishesOf) {
      if (stopped.aborted) return
      const key = crypto.randomUUID()
      const body = applyBody(photos, { partner1Attire, partner2Attire })
      const { id } = await call(applyStyle, { body, idempotencyKey: key })
      promised.creations.push({ token, id, key })
      ids.push(id)
    }
  if (number % 2) await listen(cluster, { token, id: ids[0] })
  for (const id of ids) await follow(call, { id, stopped })
  await call(listStyleApplications, {})
  if (stopped.aborted) return
  await call(deleteStyleApplication, { params: { id: ids[0] } })
  promised.deleted.push(ids[0])
}

async function upload(call: Client, portrait: Uint8Array) {
  const { partner1, partner2 } = await call(uploadCouplePhotos, {
    multipart: {
      files: { partner1: asFile(portrait), partner2: asFile(portrait) },
      fields: { partner1Attire: 'dress', partner2Attire: 'suit' },
    },
    idempotencyKey: crypto.randomUUID(),
  })
  return { partner1PhotoId: partner1.photo.id, partner2PhotoId: partner2.photo.id }
}

/** Events end with their process; whoever listened goes on by asking. */
async function listen(cluster: Pick<Cluster, 'fetch'>, { token, id }: { token: string; id: string }) {
  const fetch = (path: string, init?: RequestInit) =>
    cluster.fetch(clusterUrl.replace('/api', path), { ...init, signal: AbortSignal.timeout(20_000) })
  await openEvents({ fetch }, { token }, id)
    .then((events) => events.rest())
    .catch(() => {})
}

async function follow(call: Client, { id, stopped }: { id: string; stopped: AbortSignal }): Promise<void> {
  while (!stopped.aborted) {
    const { status } = await call(getStyleApplication, { params: { id } })
    if (status === 'completed' || status === 'failed') return
    await sleep(250)
  }
}
