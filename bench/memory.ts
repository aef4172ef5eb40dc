import { parseArgs } from 'node:util'
import { studioStyles } from '@ever-after/art'
import { createEnginePool } from '@ever-after/engine'
import { describeMachine } from './figures/describe-machine.ts'
import { engineProcesses } from './figures/engine-processes.ts'
import { goalWords } from './figures/time-row.ts'
import { growthOf } from './memory/growth.ts'
import { measureMemory } from './memory/measure-memory.ts'
import { drawThrice } from './memory/same-bytes.ts'
import { sampleCouple } from './photos/sample-photos.ts'

const { values } = parseArgs({ options: { pictures: { type: 'string', default: '200' } } })
const photos = await sampleCouple()
const styles = studioStyles()

console.log(describeMachine())
const oneOfEachFinish = [...Map.groupBy(styles, ({ recipe }) => recipe.finish).values()].map(
  ([style]) => style,
)
for (const { name, digests } of await drawThrice(photos, oneOfEachFinish)) {
  const isSame = new Set(digests).size === 1
  console.log(
    `${name.padEnd(20)} ${isSame ? 'same bytes' : 'DIFFERENT BYTES'}: ${digests.map(short).join(' ')}`,
  )
  if (!isSame) process.exitCode = 1
}

const pool = createEnginePool({ size: 1 })
const samples = await measureMemory({
  pool,
  photos,
  styles,
  pictures: Number(values.pictures),
  every: 10,
  onSample: (pictures, bytes) => console.log(`${String(pictures).padStart(4)} pictures  ${megabytes(bytes)}`),
})
const { first, last, share } = growthOf(samples)
console.log(
  `first quarter ${megabytes(first)}, last quarter ${megabytes(last)}, growth ${(share * 100).toFixed(1)} %  ` +
    goalWords(share < 0.05, 'under 5 %'),
)
const [{ peakBytes }] = engineProcesses()
console.log(`peak ${megabytes(peakBytes)}  ${goalWords(peakBytes <= 700 * 2 ** 20, '≤ 700 MB')}`)
await pool.close()

function short(digest: string): string {
  return digest.slice(0, 12)
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MB`
}
