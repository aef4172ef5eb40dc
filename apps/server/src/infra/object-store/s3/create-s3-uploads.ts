import type { DirectUploads } from '../direct-uploads.ts'
import { checkObjectKey } from '../object-key.ts'
import { publicBucketAddress, type S3Account } from './s3-account.ts'
import { scopeOf, signText, stampOf } from './sign-text.ts'

/** Presigned forms: the store itself refuses another key, a larger file and a later upload. */
export function createS3Uploads(account: S3Account): DirectUploads {
  const { bucket, prefix, region, credentials } = account
  return {
    formFor({ key, now: signedAt, lifetimeMs, maxBytes, redirectTo }) {
      const bound = {
        key: prefix + checkObjectKey(key),
        // Nothing that a stranger put there is ever shown as a page.
        'Content-Type': 'application/octet-stream',
        success_action_redirect: redirectTo,
        'x-amz-algorithm': 'AWS4-HMAC-SHA256',
        'x-amz-credential': `${credentials.accessKeyId}/${scopeOf({ region, signedAt })}`,
        'x-amz-date': stampOf(signedAt),
        ...(credentials.sessionToken && { 'x-amz-security-token': credentials.sessionToken }),
      }
      const policy = encode({
        expiration: new Date(signedAt.getTime() + lifetimeMs).toISOString(),
        conditions: [
          { bucket },
          ['content-length-range', 1, maxBytes],
          ...Object.entries(bound).map(([name, value]) => ({ [name]: value })),
        ],
      })
      const signature = signText(policy, { region, credentials, signedAt })
      return {
        url: publicBucketAddress(account),
        fields: { ...bound, policy, 'x-amz-signature': signature },
      }
    },
  }
}

function encode(policy: object): string {
  return Buffer.from(JSON.stringify(policy)).toString('base64')
}
