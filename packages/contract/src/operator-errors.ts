/** What every endpoint of the operator may refuse with. */
export const operatorErrors = ['unauthenticated', 'forbidden', 'rate_limited'] as const

/** What a save of a document may refuse with. */
export const saveErrors = [
  ...operatorErrors,
  'bad_request',
  'malformed_json',
  'invalid_catalogue',
  'catalogue_conflict',
  'wipe_refused',
  'body_too_large',
] as const
