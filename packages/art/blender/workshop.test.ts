import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type {
  AccessoryManifest,
  AttireManifest,
  CoveringManifest,
  PairAttireManifest,
  SceneManifest,
} from '../src/manifest.ts'
import { attireRecipes } from './attire-recipes.ts'
import { bodyMesh } from './body-mesh.ts'
import { drawAttire } from './draw-attire.ts'
import { drawCovering } from './draw-covering.ts'
import { drawPair } from './draw-pair.ts'
import { drawScene } from './draw-scene.ts'
import { drawVeil } from './draw-veil.ts'
import { sceneRecipes } from './scene-recipes.ts'
import { draw, drawingSize, finish, type Workshop } from './workshop.ts'

const root = await mkdtemp(path.join(tmpdir(), 'workshop-'))
const log = path.join(root, 'calls')
const measured = {
  widthPx: 1500,
  heightPx: 1300,
  standY: 260,
  touches: true,
  turnDeg: 29,
  pxPerMetre: 1350,
  neckHalfPx: 70,
  points: { pit: [600, 250], chin: [600, 120], opening: [600, 80], side: [660, 80], brow: [600, 10] },
}
/** Stands in for Blender and for Python: notes what it was called with and leaves plates and measurements. */
const tool = `#!${process.execPath}
const { appendFileSync, readFileSync, writeFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const file = process.argv.at(-1)
appendFileSync('${log}', process.argv.slice(2).join(' ') + '\\n')
if (file.endsWith('.png')) writeFileSync(file, 'lace')
else if (file.endsWith('.json')) {
  const job = JSON.parse(readFileSync(file, 'utf8'))
  if (job.module === 'broken') console.log('Traceback (most recent call last)')
  for (const plate of [job.plate, job.k0, job.d, job.overK0, job.overD]) if (plate) writeFileSync(plate, job.module)
  const part = job.place === 'first' ? { over: { left: 40, top: 50 } } : {}
  writeFileSync(join(dirname(file), 'measured.json'), JSON.stringify({ ...${JSON.stringify(measured)}, ...part }))
}
`
const program = path.join(root, 'tool')
await writeFile(program, tool)
await chmod(program, 0o755)
const shop: Workshop = {
  tools: { blender: program, python: program },
  weights: 'weights.tza',
  scripts: path.join(root, 'scripts'),
  cache: path.join(root, 'cache'),
  mesh: '/clone',
  passes: path.join(root, 'passes'),
  output: path.join(root, 'output'),
  draft: false,
}
await mkdir(path.join(shop.scripts, 'post'), { recursive: true })
await writeFile(path.join(shop.scripts, 'draw.py'), 'one = 1')
await writeFile(path.join(shop.scripts, 'post', 'lace_pattern.py'), 'one = 1')
await writeFile(path.join(shop.scripts, 'post', 'fetch_mesh.py'), 'one = 1')
const job = {
  kind: 'scene',
  module: 'scenes.meadow',
  passes: path.join(shop.passes, 'meadow'),
  grade: { haze: 0 },
}

beforeEach(() => writeFile(log, ''))
afterAll(() => rm(root, { recursive: true }))

test('a job is drawn once, whatever its grade', async () => {
  await draw(shop, job)
  await draw(shop, job)
  await draw(shop, { ...job, grade: { haze: 0.5 } })

  expect(await calls()).toEqual([`-b -P ${shop.scripts}/draw.py -- ${path.join(job.passes, 'job.json')}`])
})

test('another look is drawn again, and so is everything after a change of the scripts that draw', async () => {
  await draw(shop, { ...job, look: 'autumn' })
  await draw(shop, { ...job, look: 'spring' })
  await writeFile(path.join(shop.scripts, 'post', 'finish.py'), 'two = 2')
  await draw(shop, { ...job, look: 'spring' })
  expect((await calls()).length).toBe(2)

  await writeFile(path.join(shop.scripts, 'draw.py'), 'two = 2')
  await draw(shop, { ...job, look: 'spring' })
  expect((await calls()).length).toBe(3)
})

test('a script that threw is an error although Blender ends well, and is drawn again next time', async () => {
  const broken = { ...job, module: 'broken', passes: path.join(shop.passes, 'broken') }

  await expect(draw(shop, broken)).rejects.toThrow(/failed:\n.*Traceback/s)
  await expect(draw(shop, broken)).rejects.toThrow('Traceback')

  expect((await calls()).length).toBe(2)
})

test('a program that is not there is an error', async () => {
  const bare = { ...shop, tools: { blender: path.join(root, 'none'), python: program } }

  await expect(draw(bare, { ...job, look: 'bare' })).rejects.toMatchObject({ code: 'ENOENT' })
})

test('finishing hands the weights over and answers what was measured', async () => {
  expect(await finish(shop, job)).toEqual(measured)

  expect(JSON.parse(await readFile(path.join(job.passes, 'job.json'), 'utf8'))).toMatchObject({
    ...job,
    weights: 'weights.tza',
  })
})

test('a draft has a third of the size and few samples', () => {
  const size = { widthPx: 1200, heightPx: 1600 }

  expect(drawingSize(shop, size, 24)).toEqual({ ...size, samples: 24 })
  expect(drawingSize({ ...shop, draft: true }, size, 24)).toEqual({
    widthPx: 400,
    heightPx: 533,
    samples: 10,
  })
})

test('a drawn scene has its two plates and the manifest of its recipe', async () => {
  await drawScene(shop, 'garden', sceneRecipes.garden)

  const manifest = await published<SceneManifest>('scenes', 'garden')
  const { title, light, exposure } = sceneRecipes.garden
  expect(manifest).toMatchObject({ name: 'garden', title, light, exposure, widthPx: 1500, heightPx: 2000 })
  expect(manifest).toMatchObject({ pxPerMetre: 1550, standFraction: 0.5792, foreground: 'foreground.webp' })
  expect(await plate('scenes', 'garden', 'foreground.webp')).toBe('scenes.foreground')
  expect(await plate('scenes', 'garden', 'background.webp')).toBe('scenes.garden')
})

test('a scene without a foreground has none drawn and says so', async () => {
  await drawScene(shop, 'bare', { ...sceneRecipes.garden, foreground: null })

  expect((await published<SceneManifest>('scenes', 'bare')).foreground).toBeNull()
  expect((await calls()).length).toBe(2)
})

test('a drawn garment has the measured anchors, and its lace is woven once', async () => {
  await drawAttire(shop, 'gown-lace', attireRecipes['gown-lace'])
  await drawAttire(shop, 'suit-navy', attireRecipes['suit-navy'])

  const gown = await published<AttireManifest>('attire', 'gown-lace')
  expect(gown).toMatchObject({ kind: 'dress', anchors: measured.points, neckHalfPx: 70, pxPerMetre: 1350 })
  expect([gown.partnerSide, gown.turnDeg, gown.fit]).toEqual(['right', 29, 1])
  expect((await published<AttireManifest>('attire', 'suit-navy')).partnerSide).toBe('left')
  expect((await calls()).filter((call) => call.includes('lace_pattern.py')).length).toBe(1)
})

test('the first of a pair comes with what lies over the second, both in the frame that was measured', async () => {
  const lace = attireRecipes['gown-lace']
  await drawPair(shop, { pose: 'embrace', place: 'first', garment: 'gown-lace' }, lace)
  await drawPair(shop, { pose: 'embrace', place: 'second', garment: 'gown-lace' }, lace)

  const first = await published<PairAttireManifest>('pairs', 'embrace-first-gown-lace')
  const second = await published<PairAttireManifest>('pairs', 'embrace-second-gown-lace')
  expect(first).toMatchObject({
    pose: 'embrace',
    place: 'first',
    widthPx: 1500,
    heightPx: 1300,
    standY: 260,
    touches: true,
    turnDeg: 29,
  })
  expect(first.over).toEqual({ k0: 'over-k0.webp', d: 'over-d.webp', left: 40, top: 50 })
  expect(await plate('pairs', 'embrace-first-gown-lace', 'over-k0.webp')).toBe('people.draw_pair')
  expect(second).toMatchObject({ name: 'embrace-second-gown-lace', partnerSide: 'left', over: null })
})

test('the bodies’ mesh is fetched from the clone that is given, and again once other parts of it are wanted', async () => {
  const cache = path.join(root, 'bodies')
  const folder = await bodyMesh({ ...shop, cache, mesh: '/clone' })
  expect(await bodyMesh({ ...shop, cache, mesh: '/clone' })).toBe(folder)

  const fetched = (await calls()).filter((call) => call.includes('fetch_mesh.py'))
  expect(fetched).toEqual([expect.stringMatching(/fetch_mesh\.py \/clone [0-9a-f]{40} .*\.part$/)])
  await writeFile(path.join(shop.scripts, 'post', 'fetch_mesh.py'), 'two = 2')
  expect(await bodyMesh({ ...shop, cache, mesh: '/clone' })).not.toBe(folder)
})

test('a drawn veil has one plate and its pit', async () => {
  await drawVeil(shop)

  expect(await published<AccessoryManifest>('accessories', 'veil')).toMatchObject({
    kind: 'veil',
    plate: 'plate.webp',
    anchors: measured.points,
    encoding: { max: 2.4, gamma: 3 },
  })
})

test('a drawn covering has its opening’s half axes', async () => {
  await drawCovering(shop)

  expect(await published<CoveringManifest>('accessories', 'covering')).toMatchObject({
    kind: 'covering',
    anchors: { pit: [600, 250], chin: [600, 120], opening: [600, 80] },
    openingHalfPx: [60, 70],
  })
})

async function calls(): Promise<string[]> {
  return (await readFile(log, 'utf8')).split('\n').filter(Boolean)
}

function plate(...names: string[]): Promise<string> {
  return readFile(path.join(shop.output, ...names), 'utf8')
}

async function published<T>(shelf: string, name: string): Promise<T> {
  return JSON.parse(await plate(shelf, name, 'manifest.json'))
}
