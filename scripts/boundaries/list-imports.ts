import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import type { Import } from './rules.ts'

const packageFolders: Record<string, string> = {
  '@ever-after/art': 'packages/art/src/index.ts',
  '@ever-after/contract': 'packages/contract/src/index.ts',
  '@ever-after/engine': 'packages/engine/src/index.ts',
  '@ever-after/ui': 'packages/ui/src/index.ts',
}

/** Every import among the project's own source files; `isTypeOnly` ones cannot make a cycle at run time. */
export function listImports(root: string): (Import & { isTypeOnly: boolean })[] {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  return files.flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8'), root))
}

function importsOf(file: string, source: string, root: string) {
  const statements = source.matchAll(
    /^\s*(?:import|export)\b([^'"]*?)\bfrom\s*'([^']+)'|^\s*import\s*'([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...statements].flatMap(([, clause = '', from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic
    const imports = resolve(file, specifier, root)
    const climbs = specifier.split('../').length - 1
    return imports ? [{ file, imports, climbs, isTypeOnly: /^\s*type\b/.test(clause) }] : []
  })
}

/** Each browser app's own names for its layers, as its package.json maps them. */
const appLayers: Record<string, readonly string[]> = {
  'apps/web': ['creations', 'server-state', 'session', 'store'],
  'apps/console': ['documents', 'messages', 'server-state'],
}

function resolve(file: string, specifier: string, root: string): string | undefined {
  if (specifier.startsWith('#'))
    return resolveLayer(file.split('/').slice(0, 2).join('/'), specifier.slice(1))
  if (specifier.startsWith('@ever-after/')) return packageFolders[specifier.split('/').slice(0, 2).join('/')]
  if (!specifier.startsWith('.')) return undefined
  const path = join(dirname(file), specifier)
  return existsSync(join(root, path)) ? path : undefined
}

function resolveLayer(app: string, name: string): string | undefined {
  if (/^(platform|testing)\//.test(name)) return `${app}/src/${name}`
  return appLayers[app]?.includes(name) ? `${app}/src/${name}/index.ts` : undefined
}
