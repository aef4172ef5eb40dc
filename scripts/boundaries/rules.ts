/** An import of one source file of another, both as paths from the repository's folder. */
export interface Import {
  file: string
  imports: string
  /** Folders the written path climbs. */
  climbs?: number
}

const workspaceOf = (path: string) => path.split('/').slice(0, 2).join('/')

/** Which workspaces each workspace may import (docs: ARCHITECTURE.md). */
const allowed: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/art': [],
  'packages/ui': [],
  'packages/engine': ['packages/art'],
  'apps/web': ['packages/contract', 'packages/ui'],
  'apps/console': ['packages/contract', 'packages/ui'],
  'apps/server': ['packages/contract', 'packages/engine'],
}

/** The first rule an import breaks, if any. */
export function brokenRule({ file, imports, climbs = 0 }: Import): string | undefined {
  return (
    brokenWorkspaceRule(file, imports) ??
    brokenServerRule(file, imports) ??
    brokenBrowserRule({ file, imports, app: 'apps/web/src/', layers: webLayers }) ??
    brokenBrowserRule({ file, imports, app: 'apps/console/src/', layers: consoleLayers }) ??
    (climbs > 2 ? 'an import climbs at most two folders' : undefined)
  )
}

function brokenWorkspaceRule(file: string, imports: string): string | undefined {
  const [from, to] = [workspaceOf(file), workspaceOf(imports)]
  if (from === to || !(from in allowed) || !(to in allowed)) return undefined
  return allowed[from].includes(to) ? undefined : `${from} does not import ${to}`
}

function brokenServerRule(file: string, imports: string): string | undefined {
  const [from, to] = [layerOf(file, 'apps/server/src/'), layerOf(imports, 'apps/server/src/')]
  if (!from || !to || isTest(file)) return undefined
  if (from.layer === 'domain' && to.layer === 'http') return 'domain does not import http'
  if (from.layer === 'infra' && (to.layer === 'http' || to.layer === 'domain'))
    return 'infra imports neither http nor domain'
  if (
    from.layer === 'domain' &&
    to.layer === 'domain' &&
    from.part !== to.part &&
    !imports.endsWith('/index.ts')
  )
    return 'an area imports another area through its index.ts only'
  return undefined
}

/** The web app's layers from the ground up; a layer imports its own height and what lies below. */
const webLayers: readonly (readonly string[])[] = [
  ['platform'],
  ['session', 'server-state'],
  ['creations', 'store'],
  ['features'],
  ['app', 'languages'],
]

/** The console's, likewise. */
const consoleLayers: readonly (readonly string[])[] = [
  ['messages'],
  ['server-state'],
  ['documents'],
  ['features'],
  ['app'],
]

interface BrowserApp extends Import {
  /** Folder of its sources. */
  app: string
  layers: readonly (readonly string[])[]
}

function brokenBrowserRule({ file, imports, app, layers }: BrowserApp): string | undefined {
  const [from, to] = [layerOf(file, app), layerOf(imports, app)]
  if (!from || !to) return undefined
  if (isTest(file) && to.layer === 'testing') return undefined
  if (from.layer === 'platform' && to.layer !== 'platform') return 'platform imports nothing of the app'
  if (!isTest(file) && heightOf(to.layer, layers) > heightOf(from.layer, layers))
    return `${from.layer} does not import ${to.layer}`
  if (from.layer === 'features' && to.layer === 'features' && from.part !== to.part)
    return 'a feature does not import a feature'
  if (
    from.layer === 'app' &&
    to.layer === 'features' &&
    !isTest(file) &&
    !/\/features\/[^/]+\/index\.tsx?$/.test(imports)
  )
    return 'the app imports a feature through its index only'
  return undefined
}

/** A folder that is no layer, such as the entry and the tests' helpers, stands above all of them. */
function heightOf(layer: string, layers: BrowserApp['layers']): number {
  const height = layers.findIndex((names) => names.includes(layer))
  return height < 0 ? layers.length : height
}

function layerOf(path: string, base: string): { layer: string; part: string } | undefined {
  if (!path.startsWith(base)) return undefined
  const [layer, part] = path.slice(base.length).split('/')
  return { layer, part }
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || file.includes('/testing/')
}
