import { limits } from '@ever-after/contract'
import { preparePhoto } from '#platform/prepare-photo.ts'
import { copy } from './copy.ts'

export type PickedPhoto = { file: File } | { title: string; description: string }

/** A chosen file made ready to be sent, or why it cannot be. */
export async function pickDressPhoto(chosen: File): Promise<PickedPhoto> {
  if (!chosen.type.startsWith('image/')) {
    return { title: copy.invalidType, description: copy.invalidTypeMore }
  }
  const file = (await preparePhoto(chosen)) ?? chosen
  if (file.size > limits.uploadMaxBytes) return { title: copy.tooLarge, description: copy.tooLargeMore }
  return { file }
}
