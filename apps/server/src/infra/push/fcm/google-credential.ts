import { createSign } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { ServiceAccount } from './service-account.ts'

const scope = 'https://www.googleapis.com/auth/firebase.messaging'
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const lifetimeSeconds = 3600
const answer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() })

/** Google does not accept the account; asking again changes nothing. */
export class AccountRefusedError extends Error {}

interface CredentialOptions {
  account: ServiceAccount
  clock: Clock
  timeoutMs: number
}

/**
 * Access tokens for a service account, asked for where its file says. The library's own credential always asks
 * oauth2.googleapis.com and warns of a deprecated call.
 */
export function createGoogleCredential({ account, clock, timeoutMs }: CredentialOptions) {
  return {
    async getAccessToken() {
      const response = await fetch(account.token_uri, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: grantType, assertion: assertionOf(account, clock.now()) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 400 || response.status === 401)
        throw new AccountRefusedError(`Google refused the service account with ${response.status}.`)
      if (!response.ok) throw new Error(`Google answered the service account with ${response.status}.`)
      return answer.parse(await response.json())
    },
  }
}

/** RFC 7523: the account's own signature over who it is and what it wants. */
function assertionOf(account: ServiceAccount, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const claims = {
    iss: account.client_email,
    scope,
    aud: account.token_uri,
    iat: issuedAt,
    exp: issuedAt + lifetimeSeconds,
  }
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims].map(encode).join('.')
  const signature = createSign('RSA-SHA256').update(signed).sign(account.private_key, 'base64url')
  return `${signed}.${signature}`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
