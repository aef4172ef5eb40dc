import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { studioStyles } from '@ever-after/art'
import { createEnginePool } from '@ever-after/engine'
import { describeLoad, describeMachine } from './figures/describe-machine.ts'
import { inLanes } from './figures/in-lanes.ts'
import { coachPhotos, hintWords } from './panel/coach-photos.ts'
import { drawRow } from './panel/draw-row.ts'
import { makeHardPhotos } from './panel/make-hard-photos.ts'
import { isSuspicious } from './panel/panel-row.ts'
import { markdownOf, tsvOf } from './panel/panel-table.ts'
import { planCouple, type Wardrobe } from './panel/plan-couple.ts'
import { planStyles } from './panel/plan-styles.ts'
import { summarisePanel } from './panel/summarise-panel.ts'
import { writeSheets } from './panel/write-sheets.ts'
import { readPhotos } from './photos/read-photos.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    styles: { type: 'string', default: '6' },
    hard: { type: 'string', default: '2' },
    wardrobe: { type: 'string' },
  },
})
const [source, target] = positionals
if (!source || !target) {
  console.error(
    'Usage: npm run bench:panel -- <folder of photos> <folder for pictures> [--wardrobe <json file>]',
  )
  process.exit(2)
}
const wardrobe: Wardrobe = values.wardrobe ? JSON.parse(await readFile(values.wardrobe, 'utf8')) : {}
await mkdir(target, { recursive: true })

console.log(describeMachine())
const pool = createEnginePool({ keptPhotos: 200 })
const ordinary = await coachPhotos(pool, await readPhotos(source))
const hard = await coachPhotos(pool, await makeHardPhotos(ordinary, Number(values.hard)))
const photos = [...ordinary, ...hard]
for (const { name, hints, refusal } of photos)
  console.log(`${name}: ${refusal === null ? 'accepted' : `refused, ${refusal}`} ${hintWords(hints)}`)

const partners = ordinary.filter(({ refusal }) => refusal === null)
const rows = await inLanes(2, plan(), async (planned) => {
  const row = await drawRow(pool, planned)
  const { photoName, style, outcome } = row
  if (outcome.kind === 'made') await writeFile(join(target, `${photoName}-${style.id}.jpg`), outcome.bytes)
  else console.log(`${photoName} in ${style.id}: ${outcome.code}, ${outcome.message}`)
  return row
})
await pool.close()

const sheets = await writeSheets({ target, photos, rows })
const suspicious = rows.filter(isSuspicious)
const report = [
  ...[describeMachine(), ...summarisePanel(photos, rows), `contact sheets: ${sheets.length}`],
  ...['', `## To look into: ${suspicious.length}`, '', markdownOf(suspicious)],
  ...['## Refused by the coach', '', ...refusedLines(), ''],
  ...['## All pictures', '', markdownOf(rows)],
]
await writeFile(join(target, 'panel.md'), report.join('\n'))
await writeFile(join(target, 'panel.tsv'), tsvOf(rows))
for (const line of summarisePanel(photos, rows)) console.log(line)
console.log(
  `${suspicious.length} rows to look into; panel.md, panel.tsv and sheets in ${target}; ${describeLoad()}`,
)

/** Every accepted photo in its styles, each time with another partner. */
function plan() {
  const accepted = photos.filter(({ refusal }) => refusal === null)
  const stylesOf = planStyles(studioStyles(), accepted.length, Number(values.styles))
  const partnerNames = partners.map(({ name }) => name)
  return accepted.flatMap((photo, index) =>
    stylesOf[index].map((style, column) => {
      const couple = planCouple({ photo: index, column, name: photo.name, partnerNames, wardrobe })
      const partner = partners[partnerNames.indexOf(couple.partnerName)]
      return { photo, partner, style, couple }
    }),
  )
}

function refusedLines(): string[] {
  return photos.flatMap(({ name, hints, refusal }) =>
    refusal === null ? [] : [`- ${name}: ${refusal}. ${hintWords(hints)}`],
  )
}
