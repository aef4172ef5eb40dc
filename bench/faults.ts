import { exampleProviders } from '../apps/server/src/testing/hosted-world.ts'
import { meetFaults } from './faults/meet-faults.ts'

// Each hosted provider goes wrong in each way that the fakes know, behind the whole server with the real engine: first with
// the studio as the next link, then with nobody. Arguments name providers; without any all are met.
const named = process.argv.slice(2)
const chosen = exampleProviders.filter((provider) => named.length === 0 || named.includes(provider))
if (chosen.length === 0) throw new Error(`Name some of ${exampleProviders.join(', ')}.`)

console.log('| provider | what goes wrong | next link | ended | drawn by | USD | s | what the couple reads |')
console.log('|---|---|---|---|---|--:|--:|---|')
const sums: string[] = []
for (const provider of chosen)
  for (const next of ['studio', 'nobody'] as const) sums.push(await meetFaults({ provider, next }))
console.log(`\n${sums.join('\n')}`)
