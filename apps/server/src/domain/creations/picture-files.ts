import type { EncodedImage } from '@ever-after/engine'
import type { Services } from '../../infra/services.ts'
import type { Kind } from './wish.ts'

const names = {
  picture: ['master', 'preview', 'thumb'],
  portraits: ['natural', 'studio'],
} as const

/** Made of the master when somebody asks for it. */
const print = 'print'

export type PictureKeys = Record<(typeof names.picture)[number], string>

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
  const store = async (name: string, isIt: (image: EncodedImage) => boolean) => {
    const made = images.find(isIt)
    if (!made) throw new Error(`The engine gave no ${name} picture.`)
    const image = await signer.sign(made)
    const key = keyOf({ creationId, attempt, name, ending: endings[image.mime] })
    await objects.put(key, image.bytes)
    return { key, image }
  }
  if (kind === 'portrait') {
    const portraits: StoredPortrait[] = []
    for (const variant of names.portraits)
      portraits.push({
        variant,
        ...(await store(variant, (image) => image.role === 'master' && image.variant === variant)),
      })
    return { portraits }
  }
  const ofRole = async (role: keyof PictureKeys) => (await store(role, (image) => image.role === role)).key
  return {
    keys: { master: await ofRole('master'), preview: await ofRole('preview'), thumb: await ofRole('thumb') },
  }
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
