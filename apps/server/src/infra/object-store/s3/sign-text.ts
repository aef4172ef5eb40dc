import { createHmac } from 'node:crypto'
import type { S3Credentials } from './s3-account.ts'

/** What a signature of version 4 is bound to. */
export interface SigningScope {
  region: string
  credentials: S3Credentials
  signedAt: Date
}

/** `20260501T120000Z`. */
export function stampOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

/** `20260501/eu-central-1/s3/aws4_request`. */
export function scopeOf({ region, signedAt }: Pick<SigningScope, 'region' | 'signedAt'>): string {
  return `${stampOf(signedAt).slice(0, 8)}/${region}/s3/aws4_request`
}

/** The signature of AWS version 4 over a text; source: docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html. */
export function signText(text: string, { region, credentials, signedAt }: SigningScope): string {
  const parts = scopeOf({ region, signedAt }).split('/')
  const key = parts.reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${credentials.secretAccessKey}`,
  )
  return hmac(key, text).toString('hex')
}

function hmac(secret: string | Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}
