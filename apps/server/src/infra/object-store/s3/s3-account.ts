/** Keys that a request is signed with. */
export interface S3Credentials {
  accessKeyId: string
  secretAccessKey: string
  /** Of keys that end by themselves. */
  sessionToken?: string | undefined
}

/** A bucket of Amazon S3 or of a server that speaks its protocol. */
export interface S3Account {
  bucket: string
  /** Before every key: empty, or folders with a slash at the end. */
  prefix: string
  region: string
  /** Where this server reaches the store; undefined means Amazon's own. */
  endpoint: string | undefined
  /** Where clients reach it, when that is another address. */
  publicEndpoint: string | undefined
  credentials: S3Credentials
  /** Whether clients fetch pictures from the store by presigned addresses, or through this server. */
  downloads: 'direct' | 'server'
  /** The same for uploads, by presigned forms. */
  uploads: 'direct' | 'server'
}

/** Whether the bucket stands in the path; Amazon's own is a host name where its certificate covers it. */
export function isPathStyle({ bucket, endpoint }: Pick<S3Account, 'bucket' | 'endpoint'>): boolean {
  return endpoint !== undefined || bucket.includes('.')
}

/** Where clients find the bucket, without a slash at the end. */
export function publicBucketAddress(account: S3Account): string {
  const { bucket, region, publicEndpoint = account.endpoint } = account
  if (publicEndpoint) return `${publicEndpoint}/${bucket}`
  const amazon = `s3.${region}.amazonaws.com`
  return isPathStyle(account) ? `https://${amazon}/${bucket}` : `https://${bucket}.${amazon}`
}
