export interface StoredAsset {
  publicId: string
  assetId: string
  bytes: Buffer
  format: string
  createdAt: Date
  tags: Set<string>
}

export type Assets = Map<string, StoredAsset>

/** What the host answers to an upload. */
export function describe({ publicId, assetId, bytes, format, createdAt, tags }: StoredAsset, base: string) {
  const version = versionOf({ createdAt })
  const url = `${base}/image/upload/v${version}/${publicId}.${format}`
  return {
    asset_id: assetId,
    public_id: publicId,
    version,
    version_id: assetId,
    signature: 'not-looked-at',
    width: 300,
    height: 400,
    format,
    resource_type: 'image',
    created_at: createdAt.toISOString(),
    tags: [...tags],
    bytes: bytes.byteLength,
    type: 'upload',
    etag: assetId,
    placeholder: false,
    url,
    secure_url: url,
    asset_folder: publicId.slice(0, Math.max(0, publicId.lastIndexOf('/'))),
    original_filename: 'photo',
  }
}

function versionOf({ createdAt }: Pick<StoredAsset, 'createdAt'>): number {
  return Math.floor(createdAt.getTime() / 1000)
}
