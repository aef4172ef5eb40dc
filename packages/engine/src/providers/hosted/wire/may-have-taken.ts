/** Whether a provider that answers so may draw and bill: it agreed, or gave up waiting for one that perhaps went on. */
export function mayHaveTaken(status: number): boolean {
  return status < 400 || gaveUpWaiting.has(status)
}

const gaveUpWaiting: ReadonlySet<number> = new Set([408, 499, 504, 524])

/** Whether a request may have reached the provider although no answer came; not when no connection was ever made. */
export function mayHaveArrived(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && neverConnected.test(cause.code)) return false
  return true
}

/** Codes of name servers, of networks, of undici while it connects, and of certificates. */
const neverConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.+|CERT_.+|.*_CERT(_.+)?|UNABLE_TO_.+)$/
