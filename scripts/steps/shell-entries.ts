import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** A file that a browser keeps; one with a revision is fetched again when that is another one. */
interface ShellEntry {
  url: string
  revision: string | null
}

/**
 * What the app needs to open without a connection: its hashed files, the page that opens it, and the deployment's settings,
 * which the server fills in; both are fetched anew with every release.
 */
export function shellEntries(builtFolder: string): ShellEntry[] {
  const files = globSync('assets/*.{js,css,woff2}', { cwd: builtFolder }).sort()
  const release = createHash('sha256').update(files.join('\n'))
  release.update(readFileSync(`${builtFolder}/.pages/landing.html`))
  const revision = release.digest('hex').slice(0, 16)
  return [
    ...['/', '/app-config.json'].map((url) => ({ url, revision })),
    ...files.map((file) => ({ url: `/${file}`, revision: null })),
  ]
}
