import { createHash } from 'node:crypto'
import { type SigningScope, scopeOf, signText, stampOf } from './sign-text.ts'

export interface Presigning extends SigningScope {
  /** An object's address without a query; its path needs no escaping. */
  address: string
  lifetimeSeconds: number
}

/**
 * The address with a signature in its query, under which anybody may get the object until it ends. Not the store's own
 * kit, whose signing waits and reads the clock: this one answers at once, and the same for the same moment.
 */
export function presignAddress({ address, lifetimeSeconds, ...scope }: Presigning): string {
  const { host, pathname } = new URL(address)
  const { credentials, signedAt } = scope
  const query = new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${credentials.accessKeyId}/${scopeOf(scope)}`,
    'X-Amz-Date': stampOf(signedAt),
    'X-Amz-Expires': String(lifetimeSeconds),
    ...(credentials.sessionToken && { 'X-Amz-Security-Token': credentials.sessionToken }),
    'X-Amz-SignedHeaders': 'host',
  })
  const request = ['GET', pathname, String(query), `host:${host}\n`, 'host', 'UNSIGNED-PAYLOAD'].join('\n')
  const text = ['AWS4-HMAC-SHA256', stampOf(signedAt), scopeOf(scope), sha256(request)].join('\n')
  return `${address}?${query}&X-Amz-Signature=${signText(text, scope)}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
