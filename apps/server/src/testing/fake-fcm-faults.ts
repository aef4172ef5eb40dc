type Answer = [status: number, body: object, headers?: Record<string, string>]

/** What FCM answers, row by row of its table of errors. Source: Firebase's reference of error codes for HTTP v1. */
export const faults = {
  unregistered: refusal(404, 'NOT_FOUND', 'UNREGISTERED'),
  invalidArgument: refusal(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'),
  senderIdMismatch: refusal(403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'),
  thirdParty: refusal(401, 'UNAUTHENTICATED', 'THIRD_PARTY_AUTH_ERROR'),
  quota: refusal(429, 'RESOURCE_EXHAUSTED', 'QUOTA_EXCEEDED', { 'retry-after': '7' }),
  unavailable: refusal(503, 'UNAVAILABLE', 'UNAVAILABLE'),
  internal: refusal(500, 'INTERNAL', 'INTERNAL'),
} satisfies Record<string, Answer>

/** Besides FCM's own errors: words that it refuses, a cut or silent connection, and a page of somebody in between. */
export type FcmFault = keyof typeof faults | 'badWords' | 'cut' | 'hang' | 'html'

function refusal(
  code: number,
  status: string,
  errorCode: string,
  headers: Record<string, string> = {},
): Answer {
  const detail = { '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }
  return [code, { error: { code, status, message: `as told: ${errorCode}`, details: [detail] } }, headers]
}
