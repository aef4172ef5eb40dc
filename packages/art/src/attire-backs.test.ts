import { readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import {
  listAttire,
  listAttireBacks,
  loadAttire,
  loadAttireBack,
  UnknownPlateError,
  withoutCut,
} from './index.ts'

const backs = await Promise.all(listAttireBacks().map(loadAttireBack))
const people = backs.filter(({ manifest }) => manifest.name !== 'veil')

test('every garment has a back under its name without cuts, of the same kind and in the same light', async () => {
  for (const name of listAttire()) {
    const { manifest: front } = await loadAttire(name)
    const { manifest: back } = await loadAttireBack(withoutCut(name))
    expect(back.kind, name).toBe(front.kind)
    expect(back.partnerSide, name).toBe(front.partnerSide)
    expect(back.skinReference, name).toEqual(front.skinReference)
    expect(Math.abs(back.exposure - front.exposure), name).toBeLessThan(0.08)
  }
})

test('a back’s folder holds its manifest and three plates of at most 250 kB together', () => {
  for (const { manifest, k0File, dFile, hairFile } of backs) {
    const files = readdirSync(dirname(k0File)).sort()
    expect(files, manifest.name).toEqual(['d.webp', 'hair.webp', 'k0.webp', 'manifest.json'])
    const bytes = [k0File, dFile, hairFile].reduce((sum, file) => sum + statSync(file).size, 0)
    expect(bytes, manifest.name).toBeLessThan(250_000)
  }
})

test('the veil shares frame and scale with every gown, so that it lies on each of them', () => {
  const veil = backs.find(({ manifest }) => manifest.name === 'veil')
  for (const { manifest } of people.filter((back) => back.manifest.kind === 'dress')) {
    expect(veil?.manifest.pxPerMetre, manifest.name).toBe(manifest.pxPerMetre)
    expect(veil?.manifest.anchors, manifest.name).toEqual(manifest.anchors)
  }
})

test('a person is seen from the head to the hips', () => {
  for (const { manifest } of people) {
    const { anchors, heightPx, pxPerMetre, name } = manifest
    expect(anchors.pit[1] / pxPerMetre, name).toBeGreaterThan(0.38)
    expect((heightPx - anchors.pit[1]) / pxPerMetre, name).toBeGreaterThan(0.735)
    expect(anchors.shoulderLeft[0], name).toBeLessThan(anchors.neckLeft[0])
    expect(anchors.neckRight[0], name).toBeLessThan(anchors.shoulderRight[0])
    expect(manifest.hairReference, name).toBeGreaterThan(0.1)
  }
})

test('a garment that nobody drew from behind is refused', async () => {
  await expect(loadAttireBack('gown-of-snow')).rejects.toThrow(UnknownPlateError)
})
