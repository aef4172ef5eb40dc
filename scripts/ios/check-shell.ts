import { readFileSync } from 'node:fs'
import { root } from '../steps/root.ts'
import { findProblems } from './find-problems.ts'

const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { version: string }
const problems = await findProblems({ folder: `${root}apps/web/`, version })

for (const line of problems) console.error(line)
console.log(`iOS shell: ${problems.length} problems`)
process.exitCode = problems.length ? 1 : 0
