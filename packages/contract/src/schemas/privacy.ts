import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())

/** What went when a device deleted its data (decision A59); portraits and dresses are not counted as photos, and a photo of the image host is an upload as well. */
export const deletionReceipt = z.object({
  deletedAt: z.iso.datetime(),
  photos: count,
  uploads: count,
  portraits: count,
  dresses: count,
  creations: count,
  ratings: count,
})
export type DeletionReceipt = z.infer<typeof deletionReceipt>
