import { readFileSync } from 'node:fs'

type Manifest = Record<string, { file: string; imports?: string[] }>

/**
 * Files of a build that import each other in a circle, the first of them again at the end; one of them would run before
 * what it uses.
 */
export function findCircle(folder: string): string[] | undefined {
  const manifest: Manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'))
  const done = new Set<string>()
  const follow = (name: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name]
    if (done.has(name)) return undefined
    for (const imported of manifest[name]?.imports ?? []) {
      const circle = follow(imported, [...path, name])
      if (circle) return circle
    }
    done.add(name)
    return undefined
  }
  for (const name of Object.keys(manifest)) {
    const circle = follow(name, [])
    if (circle) return circle.map((part) => manifest[part].file)
  }
  return undefined
}
