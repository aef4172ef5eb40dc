import type { Manifest } from '../../apps/server/src/infra/backup/manifest.ts'

/** How much a backup holds, such as `1,204 files (96.3 MB)`. */
export function describeContent({ files }: Manifest): string {
  const megabytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0) / 1e6
  return `${files.length.toLocaleString('en')} files (${megabytes.toFixed(1)} MB)`
}
