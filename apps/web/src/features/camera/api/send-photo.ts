import { ApiError, createPhoto, createUploadTarget } from '@ever-after/contract'
import * as z from 'zod/mini'
import { hostWords } from '#platform/server-words.ts'
import { call } from '#server-state'
import { copy } from '../copy.ts'

/** A refusal whose sentence the person should read as it is. */
export class Refused extends Error {
  readonly isOfPhoto: boolean

  constructor(words: string, { isOfPhoto }: { isOfPhoto: boolean }) {
    super(words)
    this.isOfPhoto = isOfPhoto
  }
}

export type Hosted = z.output<typeof hosted>

interface Sending {
  file: File
  /** The same key makes one photo of a picture, however often it is asked for. */
  idempotencyKey: string
  /** Where the picture is already, when only the last answer is missing. */
  hosted?: Hosted
  signal: AbortSignal
  /** Called once the image host has the picture. */
  onHosted: (picture: Hosted) => void
}

/** Sends a photo through the image host and answers its id (decision A56); throws Refused, ApiError or TypeError. */
export async function sendPhoto({ idempotencyKey, onHosted, ...sending }: Sending): Promise<string> {
  const { file, signal } = sending
  const picture = sending.hosted ?? (await hostPicture({ ...(await createTarget(signal)), file, signal }))
  onHosted(picture)
  const { id } = await call(createPhoto, {
    body: { userId: null, originalUrl: picture.secure_url, objectPath: picture.public_id },
    idempotencyKey,
    signal,
  })
  return id
}

async function createTarget(signal: AbortSignal) {
  const target = await call(createUploadTarget, { signal }).catch((error: unknown) => {
    const lacksPreset =
      error instanceof z.core.$ZodError && error.issues.some(({ path }) => path[0] === 'uploadPreset')
    throw lacksPreset ? noPreset() : error
  })
  if (!target.uploadPreset) throw noPreset()
  return target
}

const noPreset = () => new Refused(copy.presetMissing, { isOfPhoto: false })

const hosted = z.object({ secure_url: z.string(), public_id: z.string() })
const hostRefusal = z.object({ error: z.object({ message: z.string() }) })

/** Too large, not an image, or an image that cannot be opened: the host's sentence is for the person. */
const refusedPictures: readonly number[] = [413, 415, 422]
/** Too many requests, or too much to do. */
const busyHost: readonly number[] = [429, 503]

/** The host speaks its own protocol and gets neither our bearer nor our cookies; a store that takes files itself leads on to it. */
async function hostPicture({
  uploadUrl,
  uploadPreset,
  direct = { url: uploadUrl, fields: { upload_preset: uploadPreset, folder: 'hair-photos' } },
  file,
  signal,
}: z.output<typeof createUploadTarget.reply> & Pick<Sending, 'file' | 'signal'>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...direct.fields, file })) form.append(name, value)
  const response = await fetch(direct.url, { method: 'POST', body: form, credentials: 'omit', signal })
  const text = await response.text()
  if (response.ok) return hosted.parse(JSON.parse(text))
  const isOfPhoto = refusedPictures.includes(response.status)
  const words = isOfPhoto || busyHost.includes(response.status) ? messageIn(text) : undefined
  throw words
    ? new Refused(hostWords({ status: response.status, error: words }), { isOfPhoto })
    : new ApiError(response.status, text, response.statusText)
}

function messageIn(text: string): string | undefined {
  try {
    return hostRefusal.parse(JSON.parse(text)).error.message
  } catch {
    // A proxy's page is no sentence for a person.
    return undefined
  }
}
