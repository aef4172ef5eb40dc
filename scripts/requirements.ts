import { globSync, readFileSync } from 'node:fs'
import { findTags } from './requirements/find-tags.ts'
import { listRequirements, type Requirement } from './requirements/list-requirements.ts'
import { root } from './steps/root.ts'

const testFiles = globSync('{packages,apps,e2e,scripts}/**/*.test.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})

const requirements = listRequirements(readFileSync(`${root}docs/requirements.md`, 'utf8'))
const tested = new Set(testFiles.flatMap((file) => findTags(readFileSync(root + file, 'utf8'))))
const known = new Set(requirements.map(({ id }) => id))

for (const tag of tested) if (!known.has(tag)) console.log(`unknown requirement on a test: ${tag}`)
for (const [area, lines] of Map.groupBy(requirements, ({ area }) => area)) printArea(area, lines)

const covered = requirements.filter(({ id }) => tested.has(id)).length
console.log(
  `requirements: ${requirements.length}, with a test: ${covered}, without: ${requirements.length - covered}`,
)

function printArea(area: string, lines: Requirement[]): void {
  const missing = lines.filter(({ id }) => !tested.has(id))
  console.log(`${area}: ${lines.length - missing.length} of ${lines.length}`)
  if (missing.length)
    console.log(`  without: ${missing.map(({ id }) => id.slice(area.length + 1)).join(' ')}`)
}
