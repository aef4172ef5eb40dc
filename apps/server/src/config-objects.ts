import { z } from 'zod'
import type { CloudinaryAccount } from './infra/image-host/cloudinary/cloudinary-account.ts'
import { publicBucketAddress, type S3Account } from './infra/object-store/s3/s3-account.ts'

/** Variables of the object store and the image host; all of them may be absent. */
export const objectVariables = {
  OBJECT_STORE: z.string().startsWith('s3://').optional(),
  AWS_ACCESS_KEY_ID: z.string().min(1).optional(),
  AWS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  AWS_SESSION_TOKEN: z.string().min(1).optional(),
  AWS_REGION: z.string().min(1).optional(),
  CLOUDINARY_URL: z.string().startsWith('cloudinary://').optional(),
}

const variables = z.object(objectVariables)
type Values = z.output<typeof variables>

const address = z
  .url({ protocol: /^https?$/ })
  .transform((value) => value.replace(/\/+$/, ''))
  .optional()
const route = z.enum(['direct', 'server'])

const bucketOptions = z.strictObject({
  region: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  endpoint: address,
  public: address,
  downloads: route.default('direct'),
  uploads: route.default('server'),
})

/** The bucket, or nothing where objects lie in the data folder. */
export function readObjectStore(
  values: Values,
  { publicUrl }: { publicUrl: string | undefined },
): S3Account | undefined {
  const {
    OBJECT_STORE: store,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  } = values
  if (!store) return undefined
  const [, bucket, folders = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w-]+)*)\/?$/.exec(store.split('?', 1)[0]) ?? []
  if (!bucket) throw wrong('OBJECT_STORE', 'must be s3://bucket or s3://bucket/folder, with ?region=…')
  if (!accessKeyId || !secretAccessKey)
    throw new Error('OBJECT_STORE needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const { region = values.AWS_REGION, ...options } = readOptions('OBJECT_STORE', store, bucketOptions)
  if (!region) throw wrong('OBJECT_STORE', 'needs ?region=… or AWS_REGION')
  if (options.uploads === 'direct' && !publicUrl)
    throw new Error('OBJECT_STORE with uploads=direct needs PUBLIC_URL: the store sends people back to it.')
  return {
    bucket,
    prefix: folders && `${folders.slice(1)}/`,
    region,
    endpoint: options.endpoint,
    publicEndpoint: options.public,
    credentials: { accessKeyId, secretAccessKey, sessionToken: values.AWS_SESSION_TOKEN },
    downloads: options.downloads,
    uploads: options.uploads,
  }
}

const hostOptions = z.strictObject({
  upload_prefix: address,
  secure_distribution: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  delivery_prefix: address,
  signature_algorithm: z.enum(['sha1', 'sha256']).default('sha1'),
})

/** The account at Cloudinary, or nothing where this server hosts pictures itself. */
export function readImageHost({ CLOUDINARY_URL: url }: Values): CloudinaryAccount | undefined {
  if (!url) return undefined
  const [, apiKey, apiSecret, cloudName] =
    /^cloudinary:\/\/([\w-]+):([^@/?]+)@([\w-]+)(?:\?|$)/.exec(url) ?? []
  if (!cloudName) throw wrong('CLOUDINARY_URL', 'must be cloudinary://key:secret@cloud')
  const options = readOptions('CLOUDINARY_URL', url, hostOptions)
  const ownDomain = options.secure_distribution && `https://${options.secure_distribution}`
  return {
    cloudName,
    apiKey,
    apiSecret: decodeURIComponent(apiSecret),
    uploadBase: options.upload_prefix ?? 'https://api.cloudinary.com',
    deliveryBase: options.delivery_prefix ?? ownDomain ?? 'https://res.cloudinary.com',
    signatureAlgorithm: options.signature_algorithm,
  }
}

/** Other servers that pages may show pictures from and send them to. */
export interface OutsideOrigins {
  pictures: string[]
  uploads: string[]
}

export function outsideOriginsOf({
  objectStore,
  imageHost,
}: {
  objectStore: S3Account | undefined
  imageHost: CloudinaryAccount | undefined
}): OutsideOrigins {
  const bucket = objectStore && new URL(publicBucketAddress(objectStore)).origin
  return {
    pictures: [
      ...(bucket && objectStore.downloads === 'direct' ? [bucket] : []),
      ...(imageHost ? [new URL(imageHost.deliveryBase).origin] : []),
    ],
    uploads: [
      ...(bucket && objectStore.uploads === 'direct' ? [bucket] : []),
      ...(imageHost ? [new URL(imageHost.uploadBase).origin] : []),
    ],
  }
}

function readOptions<T extends z.ZodType>(name: string, url: string, options: T): z.output<T> {
  const [, query = ''] = url.split(/\?(.*)/s)
  const parsed = options.safeParse(Object.fromEntries(new URLSearchParams(query)))
  if (parsed.success) return parsed.data
  const [{ path, message }] = parsed.error.issues
  throw wrong(name, [path.join('.'), message].filter(Boolean).join(': '))
}

/** The value itself may hold a secret and is not repeated. */
function wrong(name: string, what: string): Error {
  return new Error(`The environment is not usable. Set or correct:\n  ${name}: ${what}`)
}
