import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Account } from '../s3/s3-account.ts'

export interface RunningS3 {
  account: S3Account
  /** What a server is configured with to use it. */
  env: Record<string, string>
  close(): Promise<void>
}

/** A real server of the protocol, which checks signatures, with one empty bucket. */
export async function startS3rver(): Promise<RunningS3> {
  const directory = await mkdtemp(join(tmpdir(), 'ever-after-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    ...accountAt(`http://127.0.0.1:${port}`, { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }),
    async close() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const bucket = 'pictures'

/** An account with the bucket of the tests at a server on loopback. */
export function accountAt(
  endpoint: string,
  credentials: S3Account['credentials'],
): Pick<RunningS3, 'account' | 'env'> {
  return {
    account: {
      bucket,
      prefix: '',
      region: 'eu-central-1',
      endpoint,
      publicEndpoint: undefined,
      credentials,
      downloads: 'direct',
      uploads: 'server',
    },
    env: {
      OBJECT_STORE: `s3://${bucket}?region=eu-central-1&endpoint=${endpoint}`,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
  }
}
