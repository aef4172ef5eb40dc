/** What may go wrong with a provider, on the wire and in the picture. */
export const faults = [
  'server_error',
  'busy',
  'unauthorized',
  'empty_account',
  'refusal',
  'hang',
  'drip',
  'stall',
  'reset',
  'flood',
  'html',
  'not_a_picture',
  'truncated',
  'wrong_size',
  'another_picture',
] as const

/**
 * server_error: 500 · busy: 429 with retry-after · unauthorized: the key is refused · empty_account: no money left ·
 * refusal: moderation · hang: never answers · drip: a byte now and then, for ever · stall: stops in the middle of the picture ·
 * reset: the connection breaks in the middle · flood: an answer without end · html: a page with 200 · not_a_picture: HTML where
 * the picture should be · truncated: half of the picture · wrong_size: small and flat · another_picture: of nobody that was sent.
 */
export type Fault = (typeof faults)[number]

/** What a busy provider asks for. */
export const busyRetryAfterMs = 3000
