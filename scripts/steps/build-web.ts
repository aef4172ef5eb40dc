import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { root } from './root.ts'
import { mustRun } from './run.ts'

const stamp = `${root}apps/web/dist/.built-from`

/** Builds the app when a file it is made of has changed since the last build. */
export async function buildWeb(): Promise<void> {
  const fingerprint = fingerprintSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  await mustRun('vite', ['build', '--logLevel', 'warn'], { cwd: `${root}apps/web` })
  writeFileSync(stamp, fingerprint)
}

function fingerprintSources(): string {
  const files = globSync(
    ['apps/web/{src,public}/**/*', 'apps/web/*.*', 'packages/{contract,ui}/src/**/*', 'package-lock.json'],
    { cwd: root, withFileTypes: true },
  )
  const hash = createHash('sha256')
  for (const file of files
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
