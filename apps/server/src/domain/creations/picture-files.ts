import type { EncodedImage } from '@ever-after/engine'
import type { Services } from '../../infra/services.ts'

type PictureRole = EncodedImage['role']

export type PictureKeys = Record<PictureRole, string>

const roles: readonly PictureRole[] = ['master', 'preview', 'thumb']
const endings = { 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

export interface MadePictures {
  creationId: string
  attempt: number
  images: readonly EncodedImage[]
}

/** Stores what one attempt made; each attempt has its own names, so that none overwrites another's. */
export async function storePictures(
  { objects }: Pick<Services, 'objects'>,
  { creationId, attempt, images }: MadePictures,
): Promise<PictureKeys> {
  const store = async (role: PictureRole) => {
    const image = images.find((candidate) => candidate.role === role)
    if (!image) throw new Error(`The engine gave no ${role} picture.`)
    const key = keyOf({ creationId, attempt, role, ending: endings[image.mime] })
    await objects.put(key, image.bytes)
    return key
  }
  return { master: await store('master'), preview: await store('preview'), thumb: await store('thumb') }
}

/** Deletes whatever the first `attempts` attempts of a creation left, except one attempt when it is named. */
export async function deletePictures(
  { objects }: Pick<Services, 'objects'>,
  { creationId, attempts, except }: { creationId: string; attempts: number; except?: number },
): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (attempt === except) continue
    for (const role of roles)
      for (const ending of Object.values(endings))
        await objects.delete(keyOf({ creationId, attempt, role, ending }))
  }
}

interface KeyParts {
  creationId: string
  attempt: number
  role: PictureRole
  ending: string
}

function keyOf({ creationId, attempt, role, ending }: KeyParts): string {
  return `results/${creationId}/${attempt}-${role}.${ending}`
}
