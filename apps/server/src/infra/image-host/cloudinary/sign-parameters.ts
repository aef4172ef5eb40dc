import { createHash } from 'node:crypto'
import type { CloudinaryAccount } from './cloudinary-account.ts'

export type Parameters = Record<string, string | string[]>

/** The parameters with key and signature; source: cloudinary.com/documentation/authentication_signatures. */
export function signParameters(
  parameters: Parameters,
  { apiKey, apiSecret, signatureAlgorithm }: CloudinaryAccount,
): Parameters {
  const text = Object.entries(parameters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    // An ampersand inside a value would let one signature stand for other parameters.
    .map(([name, value]) => `${name}=${String(value)}`.replaceAll('&', '%26'))
    .join('&')
  const signature = createHash(signatureAlgorithm)
    .update(text + apiSecret)
    .digest('hex')
  return { ...parameters, api_key: apiKey, signature }
}
