import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Full path of the first of these commands on the PATH. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find(isExecutable)
    if (found) return found
  }
  return undefined
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
