import { applyHairColour, hairColour } from '@ever-after/contract'
import * as z from 'zod/mini'
import { type Asking, withAdults } from '#creations'
import { call } from '#server-state'

const wanted = z.object({ photoId: z.uuid(), color: hairColour })

/** How the full-size picture in one colour is asked for. */
export const askingForColour: Asking<z.output<typeof wanted>> = {
  schema: wanted,
  send: ({ body: { photoId, color }, idempotencyKey }) =>
    withAdults([photoId], () =>
      call(applyHairColour, { params: { photoId }, body: { color }, idempotencyKey }),
    ),
}
