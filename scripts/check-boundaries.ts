import { findCycles } from './boundaries/find-cycles.ts'
import { listImports } from './boundaries/list-imports.ts'
import { brokenRule } from './boundaries/rules.ts'
import { root } from './steps/root.ts'

const imports = listImports(root)
const violations = imports.flatMap((edge) => {
  const rule = brokenRule(edge)
  return rule ? [`${edge.file} imports ${edge.imports}: ${rule}`] : []
})
const cycles = findCycles(imports.filter(({ isTypeOnly }) => !isTypeOnly)).map(
  (cycle) => `cycle: ${cycle.join(' → ')}`,
)

for (const line of [...violations, ...cycles]) console.error(line)
console.log(`boundaries: ${imports.length} imports, ${violations.length + cycles.length} against the rules`)
process.exitCode = violations.length + cycles.length ? 1 : 0
