import { randomBytes, randomInt, randomUUID } from 'node:crypto'

export interface Random {
  uuid(): string
  /** 32 random bytes, URL-safe. */
  token(): string
  /** A whole number from 0 below 2^31. */
  seed(): number
}

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  seed: () => randomInt(2 ** 31),
}
