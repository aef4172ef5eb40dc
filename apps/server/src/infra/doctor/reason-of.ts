import { describeError } from '../log/describe-error.ts'

/** Codes of Node and PostgreSQL, in words for whoever set an address or a password. */
const reasons: Record<string, string> = {
  ECONNREFUSED: 'nobody listens at that address',
  ENOTFOUND: 'the name of that host is not known',
  EAI_AGAIN: 'the name of that host is not known right now',
  ETIMEDOUT: 'it does not answer',
  ECONNRESET: 'the connection was cut',
  EHOSTUNREACH: 'there is no way to that host',
  ENETUNREACH: 'there is no way to that host',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself and not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by itself and not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
  CERT_HAS_EXPIRED: 'its certificate is over',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
  ENOENT: 'the file or folder is not there',
  EACCES: 'this user may not',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  '28P01': 'user or password are refused',
  '28000': 'the user is refused',
  '3D000': 'there is no such database',
  '53300': 'the database takes no more connections',
}

/** Why something failed, as half a sentence; without what libraries hang on their errors. */
export function reasonOf(error: unknown): string {
  for (let cause: unknown = error; cause instanceof Error; cause = innerOf(cause)) {
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError') return 'it does not answer in time'
    const known = 'code' in cause && reasons[String(cause.code)]
    if (known) return known
  }
  return describeError(error).message.replace(/[.\s]+$/, '')
}

/** Several addresses of one host fail together. */
function innerOf(error: Error): unknown {
  return error instanceof AggregateError ? error.errors[0] : error.cause
}
