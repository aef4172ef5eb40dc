import { attire, sessionKeys } from '@ever-after/contract'
import * as z from 'zod/mini'
import { sessionStore } from '#platform/storage.ts'

const picture = z.object({ id: z.uuid(), url: z.string() })

const keptDraft = z.object({
  /** What the flow had ended with when this was written; another ending since then makes it old. */
  endedWith: z.array(z.uuid()),
  people: z.array(
    z.object({
      attire,
      photo: z.nullable(
        z.extend(picture, {
          expiresAt: z.nullable(z.string()),
          areHintsAccepted: z.optional(z.boolean()),
        }),
      ),
      portraits: z.array(
        z.extend(picture, { variant: z.string(), isHardlyChanged: z.optional(z.boolean()) }),
      ),
      chosenId: z.nullable(z.uuid()),
    }),
  ),
})
export type KeptDraft = z.infer<typeof keptDraft>

const keys = { couple: sessionKeys.coupleDraft, dress: sessionKeys.dressDraft } as const

/** The photos that have arrived and the portraits made of them, so that a reload loses nothing that was sent or paid. */
export function readUploadDraft(kind: keyof typeof keys): KeptDraft | undefined {
  return keptDraft.safeParse(sessionStore.read(keys[kind])).data
}

export function writeUploadDraft(kind: keyof typeof keys, draft: KeptDraft): void {
  sessionStore.write(keys[kind], draft)
}
