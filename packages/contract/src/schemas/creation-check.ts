import * as z from 'zod/mini'
import { creationStatus } from './creation.ts'

export const creationKind = z.enum(['style', 'dress', 'portrait', 'hair'])

/** What was measured while one picture was made. It tells neither whose it is nor what a face looks like. */
export const creationCheck = z.object({
  id: z.uuid(),
  kind: creationKind,
  status: creationStatus,
  isTest: z.boolean(),
  createdAt: z.iso.datetime(),
  durationMs: z.nullable(z.int().check(z.nonnegative())),
  /** How often the job was begun. */
  attempts: z.int().check(z.nonnegative()),
  errorCode: z.nullable(z.string()),
  /** Null until the picture is completed. */
  report: z.nullable(
    z.object({
      engine: z.string(),
      model: z.string(),
      /** Descriptor distance source to result, by partner; the same person at or under 0.52. */
      likeness: z.array(z.number()),
      /** CIEDE2000 of the cheeks source to result, by partner. */
      skinDeltaE: z.array(z.number()),
      /**
       * Codes, such as `gentler_finish` for a picture of the second, safer try, or `hardly_changed` where the photo of a
       * portrait needed hardly anything.
       */
      warnings: z.array(z.string()),
      stagesMs: z.record(z.string(), z.number()),
      costUsd: z.number(),
    }),
  ),
})
export type CreationCheck = z.infer<typeof creationCheck>
