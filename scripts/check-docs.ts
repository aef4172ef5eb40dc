import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { isDeepStrictEqual } from 'node:util'
import { knownVariables } from '../apps/server/src/config.ts'
import { findReferences } from './docs/find-references.ts'
import { findUndocumented } from './docs/find-undocumented.ts'
import { findUnlistedVariables } from './docs/find-unlisted-variables.ts'
import { root } from './steps/root.ts'

const scripts: Record<string, string> = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).scripts
const files = globSync(['*.md', 'docs/**/*.md', '{packages,apps,e2e,bench,scripts}/**/README.md'], {
  cwd: root,
  exclude: (path) => path.includes('node_modules') || path === 'docs/requirements.md',
})

const sources = new Set(
  globSync('{*,{packages,apps,e2e,bench,scripts}/**/*}.{ts,tsx,css,py}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  }).map((path) => basename(path)),
)

const broken = files.flatMap((file) => {
  const { paths, names, links, commands } = findReferences(readFileSync(root + file, 'utf8'))
  return [
    ...paths.filter((path) => !existsSync(join(root, path))).map((path) => `${file}: no such path: ${path}`),
    ...names.filter((name) => !sources.has(name)).map((name) => `${file}: no such file: ${name}`),
    ...links
      .filter((link) => !existsSync(join(root, dirname(file), link)))
      .map((link) => `${file}: broken link: ${link}`),
    ...commands
      .filter((name) => !(name in scripts))
      .map((name) => `${file}: no such command: npm run ${name}`),
  ]
})

const manifests = globSync(['package.json', '{packages,apps}/*/package.json'], { cwd: root }).map((file) =>
  JSON.parse(readFileSync(root + file, 'utf8')),
)
broken.push(...findUndocumented(readFileSync(`${root}docs/dependencies.md`, 'utf8'), manifests))

const variables = knownVariables.map(({ name, read }) => ({
  name,
  isDefault: (value: string) => isDeepStrictEqual(read(value), read(undefined)),
}))
broken.push(...findUnlistedVariables(readFileSync(`${root}.env.example`, 'utf8'), variables))

for (const line of broken) console.error(line)
console.log(`docs: ${files.length} pages, ${broken.length} broken references`)
process.exitCode = broken.length ? 1 : 0
