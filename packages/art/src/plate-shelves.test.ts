import { readdirSync, statSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  listAttire,
  listPairAttire,
  listScenes,
  loadAccessory,
  loadAttire,
  loadCovering,
  loadPairAttire,
  loadScene,
  UnknownPlateError,
} from './index.ts'

const scenes = await Promise.all(listScenes().map(loadScene))
const garments = await Promise.all(listAttire().map(loadAttire))
const veil = await loadAccessory('veil')
const covering = await loadCovering('covering')
const sizesOf = (files: string[]) => files.map((file) => statSync(file).size)

test('names are sorted, unique over all shelves and fit for an address', () => {
  const names = [...listScenes(), ...listAttire(), veil.manifest.name, covering.manifest.name]

  expect(listScenes()).toEqual(listScenes().toSorted())
  expect(listAttire()).toEqual(listAttire().toSorted())
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('every title is told apart from every other one', () => {
  const titles = [...scenes, ...garments, veil, covering].map(({ manifest }) => manifest.title)

  expect(new Set(titles).size).toBe(titles.length)
  for (const title of titles) expect(title).toMatch(/^[A-Z].{2,39}$/)
})

test('a plate’s folder holds its manifest and the plates it names, nothing else', () => {
  for (const { manifest, backgroundFile, foregroundFile } of scenes)
    expect(readdirSync(dirname(backgroundFile)).sort(), manifest.name).toEqual(
      ['background.webp', ...(foregroundFile ? ['foreground.webp'] : []), 'manifest.json'].sort(),
    )
  for (const { manifest, k0File } of garments)
    expect(readdirSync(dirname(k0File)).sort(), manifest.name).toEqual(['d.webp', 'k0.webp', 'manifest.json'])
  for (const { plateFile } of [veil, covering])
    expect(readdirSync(dirname(plateFile)).sort()).toEqual(['manifest.json', 'plate.webp'])
})

test('files come as absolute paths inside their own plate’s folder', () => {
  for (const { manifest, k0File, dFile } of garments)
    for (const file of [k0File, dFile]) {
      expect(isAbsolute(file)).toBe(true)
      expect(file).toContain(join('attire', manifest.name))
    }
})

test('no scene weighs more than 250 kB and no garment or veil more than 300 kB', () => {
  for (const { manifest, backgroundFile, foregroundFile } of scenes) {
    const bytes = sizesOf([backgroundFile, ...(foregroundFile ? [foregroundFile] : [])])
    expect(
      bytes.reduce((a, b) => a + b),
      manifest.name,
    ).toBeLessThan(300_000)
  }
  for (const { manifest, k0File, dFile } of garments)
    expect(
      sizesOf([k0File, dFile]).reduce((a, b) => a + b),
      manifest.name,
    ).toBeLessThan(300_000)
  for (const size of sizesOf([veil.plateFile, covering.plateFile])) expect(size).toBeLessThan(300_000)
})

test('every anchor lies inside its plate', () => {
  for (const { manifest } of [...garments, veil, covering])
    for (const [name, [x, y]] of Object.entries(manifest.anchors)) {
      expect(x > 0 && x < manifest.widthPx, `${manifest.name} ${name}`).toBe(true)
      expect(y > 0 && y < manifest.heightPx, `${manifest.name} ${name}`).toBe(true)
    }
})

test('a garment’s body has the measures of a grown person', () => {
  for (const { manifest } of garments) {
    const { anchors, pxPerMetre, neckHalfPx, name } = manifest
    const { pit, chin, shoulderLeft, shoulderRight } = anchors
    const shouldersM = (shoulderRight[0] - shoulderLeft[0]) / pxPerMetre
    expect(shouldersM > 0.28 && shouldersM < 0.5, name).toBe(true)
    expect((pit[1] - chin[1]) / pxPerMetre, name).toBeCloseTo(0.1, 1)
    expect((2 * neckHalfPx) / pxPerMetre, name).toBeGreaterThan(0.08)
    expect((2 * neckHalfPx) / pxPerMetre, name).toBeLessThan(0.16)
  }
})

test('suits and dresses lean towards each other, so that a couple stands together', () => {
  for (const { manifest } of garments) {
    expect(manifest.partnerSide, manifest.name).toBe(manifest.turnDeg > 0 ? 'right' : 'left')
    expect(Math.abs(manifest.turnDeg), manifest.name).toBeLessThanOrEqual(20)
  }
})

test('a fuller build has a broader neck than the average one in the same garment, a slim one a narrower', () => {
  const neckOf = (name: string) => {
    const { manifest } = garments.find((garment) => garment.manifest.name === name) ?? garments[0]
    return manifest.neckHalfPx / manifest.pxPerMetre
  }

  expect(neckOf('suit-tuxedo-full')).toBeGreaterThan(neckOf('suit-tuxedo'))
  expect(neckOf('gown-lace-full')).toBeGreaterThan(neckOf('gown-lace'))
  expect(neckOf('suit-navy-slim')).toBeLessThan(neckOf('suit-navy'))
})

test('light and exposure stay within what the studio can grade', () => {
  for (const { manifest } of scenes) {
    expect(['left', 'right', 'back', 'soft'], manifest.name).toContain(manifest.light)
    expect(manifest.exposure > 0.8 && manifest.exposure < 2, manifest.name).toBe(true)
    for (const gain of manifest.whiteBalance) expect(gain > 0.8 && gain < 1.15, manifest.name).toBe(true)
    expect(manifest.lightWrap > 0 && manifest.ambient > 0, manifest.name).toBe(true)
  }
  for (const { manifest } of garments)
    expect(manifest.exposure > 0.7 && manifest.exposure <= 1, manifest.name).toBe(true)
})

test.each([
  '',
  '.',
  '..',
  'Garden',
  'garden/',
  'garden/manifest',
  '../attire/gown-lace',
  'gar den',
  'garden\0',
])('the name %j opens no plate', async (name) => {
  for (const load of [loadScene, loadAttire, loadAccessory])
    await expect(load(name)).rejects.toThrow(UnknownPlateError)
})

test('a plate of one shelf is not found on another, and the error says where it was looked for', async () => {
  await expect(loadScene('gown-lace')).rejects.toThrow('There is no plate "gown-lace" among the scenes.')
  await expect(loadAttire('garden')).rejects.toThrow('There is no plate "garden" among the attire.')
  await expect(loadAccessory('crown')).rejects.toMatchObject({
    name: 'UnknownPlateError',
    cause: { code: 'ENOENT' },
  })
})

test('a partner of a pose weighs at most 300 kB, and all plates together at most 40 MB', async () => {
  for (const name of listPairAttire()) {
    const { k0File, dFile, over } = await loadPairAttire(name)
    const bytes = sizesOf([k0File, dFile, ...(over ? [over.k0File, over.dFile] : [])])
    expect(
      bytes.reduce((a, b) => a + b),
      name,
    ).toBeLessThan(300_000)
  }
  const art = join(import.meta.dirname, '..')
  const plates = readdirSync(art, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.webp'),
  )
  const all = sizesOf(plates.map((file) => join(art, file))).reduce((a, b) => a + b)
  expect(all).toBeGreaterThan(1_000_000)
  expect(all).toBeLessThan(40_000_000)
})
