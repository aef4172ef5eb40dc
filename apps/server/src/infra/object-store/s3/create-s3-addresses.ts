import { checkObjectKey, isObjectKey } from '../object-key.ts'
import type { AddressSigner } from '../sign-address.ts'
import { presignAddress } from './presign-address.ts'
import { publicBucketAddress, type S3Account } from './s3-account.ts'

export interface S3AddressOptions {
  account: S3Account
  lifetimeMs: number
  /** Judges the addresses of this server, which a client may still hold. */
  own: AddressSigner
}

/** Addresses at the store itself, each for at least `lifetimeMs`. */
export function createS3Addresses({ account, lifetimeMs, own }: S3AddressOptions): AddressSigner {
  const { region, credentials } = account
  const folder = `${publicBucketAddress(account)}/${account.prefix}`
  const stepMs = lifetimeMs / 4
  const lifetimeSeconds = Math.ceil((lifetimeMs + stepMs) / 1000)
  return {
    sign(key, now) {
      const signedAt = new Date(Math.floor(now.getTime() / stepMs) * stepMs)
      const address = folder + checkObjectKey(key)
      return presignAddress({ address, region, credentials, signedAt, lifetimeSeconds })
    },
    isValid: (signed, now) => own.isValid(signed, now),
    keyOf: (address) => own.keyOf(address) ?? keyBelow(folder, address),
  }
}

function keyBelow(folder: string, address: string): string | undefined {
  const [path] = address.split(/[?#]/, 1)
  const key = path.startsWith(folder) ? path.slice(folder.length) : ''
  return isObjectKey(key) ? key : undefined
}
