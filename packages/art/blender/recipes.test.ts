import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  listAttire,
  listAttireBacks,
  listFullScenes,
  listPairAttire,
  listScenes,
  loadAttire,
  loadAttireBack,
  loadPairAttire,
  loadScene,
  withoutCut,
} from '../src/index.ts'
import { attireRecipes } from './attire-recipes.ts'
import { pairPoses } from './pair-recipes.ts'
import {
  ATTIRE_BACK_ENCODING,
  ATTIRE_BACK_SIZE,
  ATTIRE_ENCODING,
  BUILD_FIT,
  type Build,
  HAIR_REFERENCE,
  SKIN_REFERENCE,
} from './recipe.ts'
import { sceneRecipes } from './scene-recipes.ts'

const scenes = Object.entries(sceneRecipes)
const garments = Object.entries(attireRecipes)

test.each(listScenes())('scene %s is committed in the light of its recipe', async (name) => {
  const { manifest } = await loadScene(name)
  const { title, light, whiteBalance, exposure, lightWrap, ambient, foreground } = sceneRecipes[name]

  expect(manifest).toMatchObject({ title, light, whiteBalance, exposure, lightWrap, ambient })
  expect(manifest.foreground === null).toBe(foreground === null)
  expect(manifest.pxPerMetre / manifest.widthPx).toBeCloseTo(930 / 900, 4)
  expect(manifest.standFraction).toBeCloseTo(1 - 505 / 1200, 4)
})

test.each(listAttire())('garment %s is committed as its recipe has it', async (name) => {
  const { manifest } = await loadAttire(name)
  const garment = withoutCut(name)
  const { title, kind, exposure } = attireRecipes[garment]
  const build = (name.slice(garment.length + 1) || 'average') as Build

  expect(manifest).toMatchObject({ kind, exposure, fit: BUILD_FIT[build], light: 'left', flippable: true })
  expect(manifest.title).toBe(build === 'average' ? title : `${title}, ${build} build`)
  expect(Math.sign(manifest.turnDeg)).toBe(kind === 'dress' ? 1 : -1)
  expect(manifest.encoding).toEqual(ATTIRE_ENCODING)
  expect(manifest.skinReference).toEqual(SKIN_REFERENCE)
})

test.each(listPairAttire())(
  '%s is committed as its recipe has it, in a pose that its scripts know',
  async (name) => {
    const { manifest } = await loadPairAttire(name)
    const garment = withoutCut(name.replace(/^.*-(first|second)-/, ''))
    const { title, kind, exposure } = attireRecipes[garment]

    expect(manifest).toMatchObject({ title, kind, exposure, light: 'left', flippable: true })
    // Some plates were drawn before pairs had an encoding of their own.
    expect([ATTIRE_ENCODING, ATTIRE_BACK_ENCODING]).toContainEqual(manifest.encoding)
    expect(manifest.skinReference).toEqual(SKIN_REFERENCE)
    expect(pairPoses).toContain(manifest.pose)
  },
)

test('the poses that can be drawn are those of the script', () => {
  expect(tableOf(scriptOf('people.poses'), 'POSES').toSorted()).toEqual([...pairPoses])
})

const veil = { title: 'Veil', kind: 'dress', exposure: 0.95 }

test.each(listAttireBacks())('back %s is committed as its recipe has it', async (name) => {
  const { manifest } = await loadAttireBack(name)
  const { title, kind, exposure } = name === 'veil' ? veil : attireRecipes[name]

  expect(manifest).toMatchObject({ title: `${title}, seen from behind`, kind, exposure, ...ATTIRE_BACK_SIZE })
  expect(manifest.encoding).toEqual(ATTIRE_BACK_ENCODING)
  expect(manifest.skinReference).toEqual(SKIN_REFERENCE)
  expect(manifest.hairReference).toBe(HAIR_REFERENCE)
})

test.each(scenes)('the look of scene %s is one that its script draws', (_, { module, look }) => {
  const looks = quoted(scriptOf(module)) + quoted(scriptOf(`${module}_looks`))

  expect(scriptOf(module)).toContain('def draw(job)')
  // Chapel and glasshouse have one look, so that their scripts need no name for it.
  if (!/chapel|glasshouse/.test(module)) expect(looks).toContain(`'${look}'`)
})

test.each(scenes)(
  'the foreground of scene %s has a look, flowers and light that its script knows',
  (_, recipe) => {
    const script = scriptOf('scenes.foreground')
    const { foreground } = recipe
    if (!foreground) return

    expect(script).toContain(`def ${foreground.look}(self)`)
    expect(tableOf(script, 'PALETTES')).toContain(foreground.palette)
    expect(tableOf(script, 'LIGHTS')).toContain(foreground.light)
  },
)

test.each(garments)('the look of garment %s has names that its scripts know', (_, { look, kind }) => {
  const known = (table: string, module: string) => tableOf(scriptOf(`people.${module}`), table)
  if (kind === 'dress') {
    expect(known('CUTS', 'gown_skirts')).toContain(look.skirt)
    expect(known('FRONTS', 'gown_necklines')).toContain(look.neckline)
    expect(scriptOf('kit.roses')).toContain(`'${look.bouquet}'`)
    return
  }
  if (look.closing === 'collar') {
    expect(scriptOf('people.sherwani')).toContain(`'${look.cloth}'`)
    return
  }
  expect([...known('WOOLS', 'cloths'), 'burgundy']).toContain(look.cloth)
  expect([...known('LAPELS', 'lapels'), 'shawl']).toContain(look.lapel)
  expect([...known('SILKS', 'cloths'), 'bow']).toContain(look.tie)
})

test('the skin that scripts render is the skin that manifests name', () => {
  const [, numbers] = /^SKIN_REFERENCE = \(([^)]*)\)$/m.exec(scriptOf('kit.materials')) ?? []

  expect(numbers?.split(',').map(Number)).toEqual([...SKIN_REFERENCE])
})

test('the hair that scripts render is the hair that manifests name', () => {
  expect(scriptOf('attire.hair_strands')).toContain(`HAIR_REFERENCE = ${HAIR_REFERENCE}\n`)
})

test('every recipe is told apart by its title, and drawn at a size that three by four divides', () => {
  const titles = [...scenes, ...garments].map(([, { title }]) => title)

  expect(new Set(titles).size).toBe(titles.length)
  for (const [name, { widthPx, samples }] of scenes) {
    expect(widthPx % 3, name).toBe(0)
    expect(samples, name).toBeGreaterThanOrEqual(7)
  }
})

test('no grade clips: gains, contrast and vignette stay near one', () => {
  for (const [name, { grade }] of scenes) {
    for (const gain of grade.gains) expect(gain > 0.8 && gain < 1.2, name).toBe(true)
    expect(grade.contrast >= 1 && grade.contrast <= 1.15, name).toBe(true)
    expect(grade.vignette >= 0 && grade.vignette < 0.25, name).toBe(true)
    expect(grade.haze >= 0 && grade.haze < 0.15, name).toBe(true)
  }
})

/** Text of a Python module, or nothing when there is none. */
function scriptOf(module: string): string {
  try {
    return readFileSync(path.join(import.meta.dirname, `${module.replaceAll('.', '/')}.py`), 'utf8')
  } catch {
    return ''
  }
}

function quoted(script: string): string {
  return (script.match(/'[a-z]+': \{/g) ?? []).join(' ')
}

/** Keys of a table at the top level of a Python script. */
function tableOf(script: string, name: string): string[] {
  const [, body = ''] = new RegExp(`^${name} = \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(script) ?? []
  return [...body.matchAll(/^ {4}'([a-z-]+)':/gm)].map(([, key]) => key)
}

test.each(listFullScenes())(
  'scene %s shows as many metres with its ground as its camera sees',
  async (name) => {
    const { full } = await loadScene(name)
    const [, metres] = /^FULL_HEIGHT_M = ([\d.]+)$/m.exec(scriptOf('kit.stage')) ?? []

    expect((full?.manifest.heightPx ?? 0) / (full?.manifest.pxPerMetre ?? 1)).toBeCloseTo(Number(metres), 2)
  },
)
