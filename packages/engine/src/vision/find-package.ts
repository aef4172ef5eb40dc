import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Folder of an installed package, also of one whose exports hide its package.json. */
export function findPackage(name: string): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (true) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(candidate)) return candidate
    const parent = dirname(folder)
    if (parent === folder) throw new Error(`The package ${name} is not installed.`)
    folder = parent
  }
}
