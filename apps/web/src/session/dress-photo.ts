import { sessionKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import { sessionStore } from '#platform/storage.ts'

const dressPhoto = z.object({ id: z.uuid(), url: z.string() })
export type DressPhoto = z.infer<typeof dressPhoto>

/** The photo or portrait that dresses are tried on with. */
export function readDressPhoto(): DressPhoto | undefined {
  return dressPhoto.safeParse(sessionStore.read(sessionKeys.weddingDressPhoto)).data
}

export function writeDressPhoto({ id, url }: DressPhoto): void {
  sessionStore.write(sessionKeys.weddingDressPhoto, { id, url })
}
