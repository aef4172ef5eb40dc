import { access } from 'node:fs/promises'
import { expect, test } from 'vitest'
import {
  listAttire,
  listFullScenes,
  listPairAttire,
  listScenes,
  loadAccessory,
  loadAttire,
  loadCovering,
  loadPairAttire,
  loadScene,
  pairAttireName,
  touchingPoses,
  UnknownPlateError,
} from './index.ts'

test('every scene opens with its files and a stage that two people fit on', async () => {
  const names = listScenes()
  expect(names.length).toBeGreaterThanOrEqual(3)
  for (const name of names) {
    const { manifest, backgroundFile, foregroundFile } = await loadScene(name)
    expect(manifest.name).toBe(name)
    expect(manifest.widthPx / manifest.heightPx).toBeCloseTo(3 / 4, 2)
    expect(manifest.widthPx / manifest.pxPerMetre).toBeGreaterThan(0.8)
    expect(manifest.standFraction).toBeGreaterThan(0.4)
    expect(manifest.standFraction).toBeLessThan(0.7)
    expect(manifest.lightWrap).toBeLessThanOrEqual(0.3)
    expect(manifest.ambient).toBeLessThanOrEqual(0.1)
    await access(backgroundFile)
    if (foregroundFile) await access(foregroundFile)
  }
})

test('a scene with its ground shows people smaller and higher up than the scene alone, and the others have none', async () => {
  const scenes = await Promise.all(listScenes().map(loadScene))
  const grounded = scenes.filter(({ full }) => full)
  expect(grounded.map(({ manifest }) => manifest.name)).toEqual(listFullScenes())
  for (const { manifest, full } of grounded) {
    if (!full) continue
    const { name, widthPx, heightPx, pxPerMetre, standFraction } = full.manifest
    expect({ name, shape: widthPx / heightPx }).toEqual({ name: manifest.name, shape: 3 / 4 })
    expect(pxPerMetre / widthPx).toBeLessThan((0.6 * manifest.pxPerMetre) / manifest.widthPx)
    expect(standFraction).toBeGreaterThan(manifest.standFraction + 0.1)
    await access(full.backgroundFile)
  }
})

test('every garment opens with both renders and anchors that stand in order', async () => {
  const names = listAttire()
  const kinds = new Set<string>()
  for (const name of names) {
    const { manifest, k0File, dFile } = await loadAttire(name)
    const { pit, chin, neckLeft, neckRight, shoulderLeft, shoulderRight } = manifest.anchors
    kinds.add(manifest.kind)
    expect(manifest.name).toBe(name)
    expect(chin[1]).toBeLessThan(pit[1])
    expect(shoulderLeft[0]).toBeLessThan(neckLeft[0])
    expect(neckLeft[0]).toBeLessThan(pit[0])
    expect(pit[0]).toBeLessThan(neckRight[0])
    expect(neckRight[0]).toBeLessThan(shoulderRight[0])
    await access(k0File)
    await access(dFile)
  }
  expect([...kinds].sort()).toEqual(['dress', 'suit'])
})

test('every garment in a pose opens with its renders, under the name of its pose, place and garment', async () => {
  for (const name of listPairAttire()) {
    const { manifest, k0File, dFile, over } = await loadPairAttire(name)
    const { pose, place, anchors, standY } = manifest
    expect(manifest.name).toBe(name)
    expect(name.startsWith(pairAttireName({ pose, place, garment: '' }))).toBe(true)
    expect(anchors.chin[1]).toBeLessThan(anchors.pit[1])
    expect(Math.abs(anchors.pit[1] - standY) / manifest.pxPerMetre).toBeLessThan(0.15)
    const neckM = (2 * manifest.neckHalfPx) / manifest.pxPerMetre
    expect(neckM > 0.08 && neckM < 0.13, name).toBe(true)
    for (const [x, y] of Object.values(anchors)) {
      expect(x > 0 && x < manifest.widthPx, name).toBe(true)
      expect(y > 0 && y < manifest.heightPx, name).toBe(true)
    }
    for (const file of [k0File, dFile, ...(over ? [over.k0File, over.dFile] : [])]) await access(file)
    expect(over !== null, name).toBe(place === 'first' && ['around-waist', 'one-bouquet'].includes(pose))
    expect(manifest.touches, name).toBe(touchingPoses.includes(pose))
    const isTowards = manifest.turnDeg > 0 === (manifest.partnerSide === 'right')
    expect(isTowards, name).toBe(pose !== 'back-to-back')
  }
})

test('every pose has somebody for both places, in one frame', async () => {
  const plates = await Promise.all(listPairAttire().map(loadPairAttire))
  for (const pose of new Set(plates.map(({ manifest }) => manifest.pose))) {
    const of = plates.map(({ manifest }) => manifest).filter((manifest) => manifest.pose === pose)
    expect(new Set(of.map(({ place }) => place)), pose).toEqual(new Set(['first', 'second']))
    const frames = of.map(({ widthPx, heightPx, pxPerMetre, standY }) => [
      widthPx,
      heightPx,
      pxPerMetre,
      standY,
    ])
    expect(new Set(frames.map(String)).size, pose).toBe(1)
  }
})

test('the veil opens with its file', async () => {
  const { manifest, plateFile } = await loadAccessory('veil')
  expect(manifest.kind).toBe('veil')
  await access(plateFile)
})

test('the covering opens with its file, and a veil covers no head', async () => {
  const { manifest, plateFile } = await loadCovering('covering')
  expect(manifest.kind).toBe('covering')
  await access(plateFile)
  await expect(loadCovering('veil')).rejects.toThrow(UnknownPlateError)
})

test('an unknown name or a path is refused', async () => {
  await expect(loadScene('moon')).rejects.toThrow(UnknownPlateError)
  await expect(loadAttire('../scenes/garden')).rejects.toThrow(UnknownPlateError)
})
