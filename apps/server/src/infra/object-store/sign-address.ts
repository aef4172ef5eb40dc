import { createHmac, timingSafeEqual } from 'node:crypto'

export interface AddressSigner {
  /** An address with an expiry and a signature; equal within one quarter of the lifetime, so that caches may keep it. */
  sign(key: string, now: Date): string
  isValid(signed: { key: string; expires: string; signature: string }, now: Date): boolean
  /** The object that an address of ours shows, signed or not; undefined for any other address. */
  keyOf(address: string): string | undefined
}

export interface SignerOptions {
  secret: string
  lifetimeMs: number
  /** Origin before each address; empty for addresses relative to the page's own. */
  origin: string
}

/** Whoever waits for a picture is told the same addresses again and again. */
const mostKept = 10_000

/** Signs addresses of objects below `/media/objects/`, each for at least `lifetimeMs`. */
export function createAddressSigner({ secret, lifetimeMs, origin }: SignerOptions): AddressSigner {
  const signatureOf = (key: string, expires: string) =>
    createHmac('sha256', secret).update(`${expires}\n${key}`).digest()
  const made = new Map<string, string>()
  return {
    sign(key, now) {
      const stepMs = lifetimeMs / 4
      const expires = String(Math.ceil((now.getTime() + lifetimeMs) / stepMs) * stepMs)
      const path = `/media/objects/${key}?expires=${expires}`
      const known = made.get(path)
      if (known) return known
      const address = `${origin}${path}&signature=${signatureOf(key, expires).toString('base64url')}`
      if (made.size >= mostKept) made.clear()
      made.set(path, address)
      return address
    },
    isValid({ key, expires, signature }, now) {
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(key, expires)
      return given.length === right.length && timingSafeEqual(given, right) && Number(expires) > now.getTime()
    },
    keyOf(address) {
      const [path] = address.split(/[?#]/, 1)
      return /\/media\/objects\/([\w/-]+\.\w+)$/.exec(path)?.[1]
    },
  }
}
