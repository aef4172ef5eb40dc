import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's argon2id setting of 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const derive = promisify(argon2)

/** A salted argon2id hash as `argon2id$salt$tag`, both base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `argon2id$${salt.toString('base64url')}$${(await tagOf(password, salt)).toString('base64url')}`
}

/** Takes the same time for every wrong password. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, salt, tag] = hash.split('$').map((part) => Buffer.from(part, 'base64url'))
  return timingSafeEqual(await tagOf(password, salt), tag)
}

function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  return derive('argon2id', { ...cost, message: password, nonce })
}
