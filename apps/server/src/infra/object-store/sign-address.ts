import { createHmac, timingSafeEqual } from 'node:crypto'

export interface AddressSigner {
  /** An address with an expiry and a signature; equal within one quarter of the lifetime, so that caches may keep it. */
  sign(key: string, now: Date): string
  isValid(signed: { key: string; expires: string; signature: string }, now: Date): boolean
}

export interface SignerOptions {
  secret: string
  lifetimeMs: number
  /** Origin before each address; empty for addresses relative to the page's own. */
  origin: string
}

/** Signs addresses of objects below `/media/objects/`, each for at least `lifetimeMs`. */
export function createAddressSigner({ secret, lifetimeMs, origin }: SignerOptions): AddressSigner {
  const signatureOf = (key: string, expires: string) =>
    createHmac('sha256', secret).update(`${expires}\n${key}`).digest()
  return {
    sign(key, now) {
      const stepMs = lifetimeMs / 4
      const expires = String(Math.ceil((now.getTime() + lifetimeMs) / stepMs) * stepMs)
      const signature = signatureOf(key, expires).toString('base64url')
      return `${origin}/media/objects/${key}?expires=${expires}&signature=${signature}`
    },
    isValid({ key, expires, signature }, now) {
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(key, expires)
      return given.length === right.length && timingSafeEqual(given, right) && Number(expires) > now.getTime()
    },
  }
}
