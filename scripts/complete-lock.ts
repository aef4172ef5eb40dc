import { readFileSync, writeFileSync } from 'node:fs'
import { type Lock, missingOptionals } from './lock/missing-optionals.ts'
import { root } from './steps/root.ts'

const path = `${root}package-lock.json`
const lock: Lock = JSON.parse(readFileSync(path, 'utf8'))
const missing = missingOptionals(lock)
const packages = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
console.log(`package-lock.json: ${Object.keys(missing).length} optional packages of other platforms added`)
