import { sessionKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import { sessionStore } from '#platform/storage.ts'

const photoIds = z.array(z.string())

/** Whether the person in a photo chose the covering that styles and dresses may offer; off until they do. */
export function readWearsCovering(photoId: string): boolean {
  return readAll().includes(photoId)
}

export function writeWearsCovering(photoId: string, wearsCovering: boolean): void {
  const others = readAll().filter((id) => id !== photoId)
  sessionStore.write(sessionKeys.coverings, wearsCovering ? [...others, photoId] : others)
}

function readAll(): string[] {
  return photoIds.safeParse(sessionStore.read(sessionKeys.coverings)).data ?? []
}
