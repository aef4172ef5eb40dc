import { createHash } from 'node:crypto'
import { sniffImage } from '../../images/sniff-image.ts'
import { Outage } from '../../outage.ts'
import { checkObjectKey } from '../object-key.ts'
import { NotDeletedError, type ObjectStore } from '../object-store.ts'
import { deleteObjects } from './delete-objects.ts'
import { describeFailure, isMissing } from './describe-failure.ts'
import { readBody } from './read-body.ts'
import { isPathStyle, type S3Account } from './s3-account.ts'

export interface S3Patience {
  /** Until the store begins to answer; it is asked three times. */
  attemptMs: number
  /** For everything that one operation does. */
  totalMs: number
}

/** Larger than anything that the server stores. */
const maxObjectBytes = 64 * 1024 * 1024

/** Objects in a bucket; each carries its checksum, so that what comes back is what was put. */
export async function openS3Objects(
  account: S3Account,
  { attemptMs, totalMs }: S3Patience,
): Promise<ObjectStore> {
  // Loaded only where a bucket is configured.
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } = await import(
    '@aws-sdk/client-s3'
  )
  const { bucket: Bucket, prefix, region, endpoint, credentials } = account
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    forcePathStyle: isPathStyle(account),
    credentials: {
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: credentials.secretAccessKey,
      ...(credentials.sessionToken && { sessionToken: credentials.sessionToken }),
    },
    maxAttempts: 3,
    // Servers that speak the protocol do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(attemptMs, 3000),
      requestTimeout: attemptMs,
      throwOnRequestTimeout: true,
    },
  })
  const nameOf = (key: string) => prefix + checkObjectKey(key)
  const named = (key: string) => ({ Bucket, Key: nameOf(key) })

  /** The client has asked again by itself while there was no answer, but not once a body has begun. */
  async function read(object: ReturnType<typeof named>, signal: AbortSignal, readings = 2): Promise<Buffer> {
    const { Body, Metadata } = await client.send(new GetObjectCommand(object), { abortSignal: signal })
    try {
      return verify(await readBody(Body, { maxBytes: maxObjectBytes, signal }), Metadata?.sha256)
    } catch (error) {
      if (readings === 1 || signal.aborted) throw error
      return read(object, signal, readings - 1)
    }
  }

  return {
    async put(key, bytes) {
      const object = {
        ...named(key),
        Body: bytes,
        ContentType: contentTypeOf(bytes),
        ContentMD5: createHash('md5').update(bytes).digest('base64'),
        CacheControl: 'private, max-age=3600',
        Metadata: { sha256: sha256(bytes) },
      }
      await within('put', totalMs, (abortSignal) =>
        client.send(new PutObjectCommand(object), { abortSignal }),
      )
    },
    async get(key) {
      const object = named(key)
      return within('get', totalMs, (signal) =>
        read(object, signal).catch((error: unknown) => {
          if (isMissing(error)) return undefined
          throw error
        }),
      )
    },
    async delete(key) {
      const command = new DeleteObjectCommand(named(key))
      await within('delete', totalMs, (abortSignal) => client.send(command, { abortSignal }))
    },
    async deleteMany(keys) {
      const left = await deleteObjects({ client, bucket: Bucket, names: keys.map(nameOf), totalMs })
      if (left.names.length === 0) return
      throw new NotDeletedError(
        left.names.map((name) => name.slice(prefix.length)),
        left,
      )
    },
  }
}

/** Objects that came by a presigned form carry no checksum of ours. */
function verify(bytes: Buffer, wanted: string | undefined): Buffer {
  if (wanted && wanted !== sha256(bytes))
    throw new Error('What the store answered is not what was put there.')
  return bytes
}

async function within<T>(
  operation: string,
  totalMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await work(AbortSignal.timeout(totalMs))
  } catch (error) {
    const { words, isTransient } = describeFailure(error)
    throw new Outage(`The object store did not ${operation}: ${words}`, {
      isTransient,
      cause: error,
    })
  }
}

function contentTypeOf(bytes: Uint8Array): string {
  const kind = sniffImage(bytes)
  return kind && kind !== 'other' ? `image/${kind}` : 'application/octet-stream'
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
