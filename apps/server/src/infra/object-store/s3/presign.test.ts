import { S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { expect, test } from 'vitest'
import { createAddressSigner } from '../sign-address.ts'
import { createS3Addresses } from './create-s3-addresses.ts'
import { presignAddress } from './presign-address.ts'
import { publicBucketAddress, type S3Account } from './s3-account.ts'
import { signText } from './sign-text.ts'

const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const account: S3Account = {
  bucket: 'pictures',
  prefix: 'ever/',
  region: 'eu-central-1',
  endpoint: undefined,
  publicEndpoint: undefined,
  credentials,
  downloads: 'direct',
  uploads: 'direct',
}
const hourMs = 3_600_000
const own = createAddressSigner({ secret: 's', lifetimeMs: hourMs, origin: '' })
const signer = createS3Addresses({ account, lifetimeMs: hourMs, own })
const now = new Date('2026-05-01T12:07:00Z')

test('Amazon’s own example of a presigned address is signed as Amazon says', () => {
  const address = presignAddress({
    address: 'https://examplebucket.s3.amazonaws.com/test.txt',
    region: 'us-east-1',
    credentials,
    signedAt: new Date('2013-05-24T00:00:00Z'),
    lifetimeSeconds: 86_400,
  })
  expect(address).toContain(
    '?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request',
  )
  expect(address).toMatch(
    /&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404$/,
  )
})

test('a form’s policy is signed as the store’s own kit signs it', async () => {
  const { fields } = await createPresignedPost(new S3Client({ region: account.region, credentials }), {
    Bucket: account.bucket,
    Key: 'incoming/1',
  })
  const [year, month, day] = [
    fields['X-Amz-Date'].slice(0, 4),
    fields['X-Amz-Date'].slice(4, 6),
    fields['X-Amz-Date'].slice(6, 8),
  ]
  const signedAt = new Date(`${year}-${month}-${day}T00:00:00Z`)
  expect(signText(fields.Policy, { region: account.region, credentials, signedAt })).toBe(
    fields['X-Amz-Signature'],
  )
})

test('an address stays the same for a quarter of its lifetime and is valid for all of it', () => {
  const first = signer.sign('results/1/1-master.jpg', now)
  expect(signer.sign('results/1/1-master.jpg', new Date(now.getTime() + 7 * 60_000))).toBe(first)
  expect(signer.sign('results/1/1-master.jpg', new Date(now.getTime() + 20 * 60_000))).not.toBe(first)
  const query = new URL(first).searchParams
  expect([query.get('X-Amz-Date'), query.get('X-Amz-Expires')]).toEqual(['20260501T120000Z', '4500'])
})

test('keys that end by themselves put their token into the address', () => {
  const temporary = { ...account, credentials: { ...credentials, sessionToken: 'a+b/c=' } }
  const address = createS3Addresses({ account: temporary, lifetimeMs: hourMs, own }).sign('photos/1.jpg', now)
  expect(new URL(address).searchParams.get('X-Amz-Security-Token')).toBe('a+b/c=')
})

test('the object of an address is known again, of the store and of this server, and no other’s', () => {
  expect(signer.keyOf(signer.sign('photos/1.jpg', now))).toBe('photos/1.jpg')
  expect(signer.keyOf(own.sign('photos/1.jpg', now))).toBe('photos/1.jpg')
  for (const foreign of [
    'https://other.s3.eu-central-1.amazonaws.com/ever/photos/1.jpg',
    'https://pictures.s3.eu-central-1.amazonaws.com/never/photos/1.jpg',
    'https://pictures.s3.eu-central-1.amazonaws.com.evil.example/ever/photos/1.jpg',
    'https://pictures.s3.eu-central-1.amazonaws.com/ever/../photos/1.jpg',
    'https://pictures.s3.eu-central-1.amazonaws.com/ever/',
  ])
    expect(signer.keyOf(foreign)).toBeUndefined()
})

test.each([
  [{}, 'https://pictures.s3.eu-central-1.amazonaws.com'],
  [{ bucket: 'my.pictures' }, 'https://s3.eu-central-1.amazonaws.com/my.pictures'],
  [{ endpoint: 'http://store:9000' }, 'http://store:9000/pictures'],
  [
    { endpoint: 'http://store:9000', publicEndpoint: 'https://files.example' },
    'https://files.example/pictures',
  ],
])('clients find the bucket of %j at %s', (part, address) => {
  expect(publicBucketAddress({ ...account, ...part })).toBe(address)
})
