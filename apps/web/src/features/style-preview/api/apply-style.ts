import { applyStyle } from '@ever-after/contract'
import type * as z from 'zod/mini'
import { type Asking, withAdults } from '#creations'
import { call } from '#server-state'

/** How a picture of a couple in a style is asked for. */
export const askingForStyle: Asking<z.output<typeof applyStyle.body>> = {
  schema: applyStyle.body,
  send: ({ body, idempotencyKey }) =>
    withAdults([body.partner1PhotoId, body.partner2PhotoId], () =>
      call(applyStyle, { idempotencyKey, body }),
    ),
}
