import { createHash } from 'node:crypto'

/** What is stored of a token or preset: 32 random bytes need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
