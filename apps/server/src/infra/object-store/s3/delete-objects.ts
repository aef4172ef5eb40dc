import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { S3Client } from '@aws-sdk/client-s3'
import { describeFailure } from './describe-failure.ts'

interface Deletion {
  client: S3Client
  bucket: string
  /** As the bucket has them. */
  names: readonly string[]
  /** For one request with its repeats. */
  totalMs: number
}

/** Objects that may still be there, by name, and why the last of them is. */
export interface LeftObjects {
  names: string[]
  words: string
  isTransient: boolean
}

/** The most that one request may name. */
const mostAtOnce = 1000
/** What a store leaves for a reason that passes is asked for again, a little later each time. */
const waitsMs = [100, 400]
const passing = /^(InternalError|SlowDown|ServiceUnavailable|RequestTimeout|OperationAborted)$/

/** Deletes objects by a thousand; a request that fails keeps the others from nothing. */
export async function deleteObjects({ names, ...rest }: Deletion): Promise<LeftObjects> {
  const left: LeftObjects = { names: [], words: '', isTransient: true }
  for (let start = 0; start < names.length; start += mostAtOnce) {
    const batch = names.slice(start, start + mostAtOnce)
    const failed = await deleteBatch({ ...rest, names: batch }).catch((error: unknown) => {
      const { words, isTransient } = describeFailure(error)
      return batch.map((name) => ({ name, words, isTransient }))
    })
    for (const { name, words, isTransient } of failed) {
      left.names.push(name)
      left.words = words
      left.isTransient &&= isTransient
    }
  }
  return left
}

async function deleteBatch({ totalMs, ...deletion }: Deletion) {
  const signal = AbortSignal.timeout(totalMs)
  let failed = await ask({ ...deletion, signal })
  for (const waitMs of waitsMs) {
    const again = failed.filter(({ isTransient }) => isTransient).map(({ name }) => name)
    if (again.length === 0) break
    await delay(waitMs, undefined, { signal })
    const lasting = failed.filter(({ isTransient }) => !isTransient)
    failed = [...lasting, ...(await ask({ ...deletion, names: again, signal }))]
  }
  return failed
}

/** One request; what stayed. */
async function ask({ client, bucket, names, signal }: Omit<Deletion, 'totalMs'> & { signal: AbortSignal }) {
  const { DeleteObjectsCommand } = await import('@aws-sdk/client-s3')
  const Delete = { Objects: names.map((Key) => ({ Key })), Quiet: true }
  const command = new DeleteObjectsCommand({ Bucket: bucket, Delete })
  command.middlewareStack.add((next) => (args) => next(asEveryStoreKnowsIt(args)), {
    step: 'build',
    priority: 'low',
    name: 'asEveryStoreKnowsIt',
  })
  const { Errors = [] } = await client.send(command, { abortSignal: signal })
  return Errors.map(({ Key = '', Code = 'unknown failure' }) => ({
    name: Key,
    words: Code,
    isTransient: passing.test(Code),
  }))
}

interface SentRequest {
  path: string
  headers: Record<string, string>
  body: string | Uint8Array
}

/**
 * The protocol wants a checksum of what is to be deleted, and the kit's newer ones are not known everywhere; nor does every
 * server sign a bucket's path with the slash that the kit puts at its end.
 */
function asEveryStoreKnowsIt<T extends { request: unknown }>(args: T): T {
  const request = args.request as SentRequest
  for (const name of Object.keys(request.headers))
    if (/^x-amz-(sdk-)?checksum-/i.test(name)) delete request.headers[name]
  request.headers['content-md5'] = createHash('md5').update(request.body).digest('base64')
  request.path = request.path.replace(/(?<=.)\/$/, '')
  return args
}
