import type { EncodedImage } from '@ever-after/engine'
import { shrinkPicture } from '../../infra/images/shrink-picture.ts'
import type { Services } from '../../infra/services.ts'
import type { Kind } from './wish.ts'

const names = {
  picture: ['master', 'preview', 'thumb', 'marked-thumb'],
  portraits: ['natural', 'studio'],
} as const

/** Made of the master when somebody asks for it. */
const print = 'print'

export type PictureKeys = Record<'master' | 'preview' | 'thumb' | 'markedThumb', string>

/** One of the two portraits that an enhancement makes, as it was stored. */
export interface StoredPortrait {
  variant: string
  key: string
  image: EncodedImage
}

/** What an attempt left in the object store, by what its kind makes. */
export type StoredPictures = { keys: PictureKeys } | { portraits: StoredPortrait[] }

const endings = { 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

export interface MadePictures {
  kind: Kind
  creationId: string
  attempt: number
  images: readonly EncodedImage[]
}

/** Stores what one attempt made; each attempt has its own names, so that none overwrites another's. */
export async function storePictures(
  { objects, signer }: Pick<Services, 'objects' | 'signer'>,
  { kind, creationId, attempt, images }: MadePictures,
): Promise<StoredPictures> {
  const store = async (name: string, made: EncodedImage) => {
    const image = await signer.sign(made)
    const key = keyOf({ creationId, attempt, name, ending: endings[image.mime] })
    await objects.put(key, image.bytes)
    return { key, image }
  }
  const find = (role: EncodedImage['role'], variant?: string) => {
    const made = images.find((image) => image.role === role && (!variant || image.variant === variant))
    if (!made) throw new Error(`The engine gave no ${variant ?? role} picture.`)
    return made
  }
  if (kind === 'portrait') {
    const portraits: StoredPortrait[] = []
    for (const variant of names.portraits)
      portraits.push({ variant, ...(await store(variant, find('master', variant))) })
    return { portraits }
  }
  const [preview, thumb] = [find('preview'), find('thumb')]
  return {
    keys: {
      master: (await store('master', find('master'))).key,
      preview: (await store('preview', preview)).key,
      thumb: (await store('thumb', thumb)).key,
      markedThumb: (await store('marked-thumb', await markedThumbOf({ preview, thumb }))).key,
    },
  }
}

/** The preview, which has the watermark, at the size of the thumbnail. */
async function markedThumbOf({
  preview,
  thumb: { role, widthPx, heightPx },
}: {
  preview: EncodedImage
  thumb: EncodedImage
}): Promise<EncodedImage> {
  const bytes = await shrinkPicture(preview.bytes, { widthPx })
  return { role, bytes, mime: 'image/webp', widthPx, heightPx }
}

/** Deletes whatever the first `attempts` attempts of a creation left, except one attempt when it is named. */
export async function deletePictures(
  { objects }: Pick<Services, 'objects'>,
  { creationId, attempts, except }: { creationId: string; attempts: number; except?: number },
): Promise<void> {
  const keys: string[] = []
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (attempt === except) continue
    for (const name of [...names.picture, ...names.portraits, print])
      for (const ending of Object.values(endings)) keys.push(keyOf({ creationId, attempt, name, ending }))
  }
  await objects.deleteMany(keys)
}

/** Where the print of a picture lies, beside its master. */
export function printKeyOf({ creationId, attempt }: { creationId: string; attempt: number }): string {
  return keyOf({ creationId, attempt, name: print, ending: endings['image/jpeg'] })
}

interface KeyParts {
  creationId: string
  attempt: number
  name: string
  ending: string
}

function keyOf({ creationId, attempt, name, ending }: KeyParts): string {
  return `results/${creationId}/${attempt}-${name}.${ending}`
}
