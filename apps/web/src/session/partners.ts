import { attire, sessionKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import { sessionStore } from '#platform/storage.ts'

const partner = z.object({ photo: z.object({ id: z.uuid(), url: z.string() }), attire })
export type Partner = z.infer<typeof partner>

/** Both partners' photos and attire; undefined unless both are there. */
export function readPartners(): [Partner, Partner] | undefined {
  const first = partner.safeParse(sessionStore.read(sessionKeys.partner1))
  const second = partner.safeParse(sessionStore.read(sessionKeys.partner2))
  return first.success && second.success ? [first.data, second.data] : undefined
}

export function writePartners([first, second]: readonly [Partner, Partner]): void {
  sessionStore.write(sessionKeys.partner1, first)
  sessionStore.write(sessionKeys.partner2, second)
}
