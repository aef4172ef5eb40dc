import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { root } from './root.ts'

/** One text for the contents of all files that match; another one as soon as any of them changes. */
export function fingerprintFiles(patterns: readonly string[]): string {
  const files = globSync([...patterns], { cwd: root, withFileTypes: true })
  const hash = createHash('sha256')
  for (const file of files
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
