import * as z from 'zod/mini'

const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  imports: z._default(z.array(z.string()), []),
  css: z._default(z.array(z.string()), []),
  assets: z._default(z.array(z.string()), []),
})
const manifest = z.record(z.string(), chunk)

/** What the pages must know of the built app, as addresses on its own origin. */
export interface BuiltFiles {
  script: string
  styles: readonly string[]
  modules: readonly string[]
  fonts: readonly string[]
  /** What Home fetches beside its first answers. */
  later: readonly string[]
}

/** Reads vite's manifest: the app's entry, what it imports at once, and the fonts of its styles. */
export function findBuiltFiles(json: unknown): BuiltFiles {
  const chunks = manifest.parse(json)
  const entry = chunks['index.html']
  if (!entry) throw new Error('The manifest has no entry index.html.')
  const reached = reach(['index.html'], chunks)
  const home = Object.keys(chunks).filter((name) => chunks[name].name === 'home')
  const later = reach(home, chunks).filter((name) => !reached.includes(name))
  const all = reached.map((name) => chunks[name])
  const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`)
  return {
    script: `/${entry.file}`,
    styles: addresses(all.flatMap(({ css }) => css)),
    modules: addresses(all.map(({ file }) => file)).filter((address) => address !== `/${entry.file}`),
    fonts: addresses(all.flatMap(({ assets }) => assets).filter(isFirstFont)),
    later: addresses(later.map((name) => chunks[name].file)),
  }
}

/** Letters beyond those of our own words are fetched when a name has one. */
export function isFirstFont(file: string): boolean {
  return file.endsWith('.woff2') && !file.includes('-more-')
}

function reach(names: readonly string[], chunks: z.output<typeof manifest>): string[] {
  const reached = new Set<string>()
  const visit = (name: string) => {
    if (reached.has(name) || !chunks[name]) return
    reached.add(name)
    chunks[name].imports.forEach(visit)
  }
  names.forEach(visit)
  return [...reached]
}
