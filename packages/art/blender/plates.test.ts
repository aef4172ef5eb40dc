import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withoutCut } from '../src/index.ts'
import type { AccessoryManifest, AttireManifest, CoveringManifest, SceneManifest } from '../src/manifest.ts'
import { attireRecipes } from './attire-recipes.ts'
import { sceneRecipes } from './scene-recipes.ts'

const root = path.join(import.meta.dirname, '..')
const [covering] = manifests<CoveringManifest>('accessories').filter(
  ({ manifest }) => manifest.kind === 'covering',
)

describe('the committed plates', () => {
  test('a scene and its foreground have the shape of a 3:4 portrait and the size of the manifest', async () => {
    for (const { folder, manifest } of manifests<SceneManifest>('scenes')) {
      const background = await sharp(path.join(folder, manifest.background)).metadata()
      expect([background.width, background.height], manifest.name).toEqual([
        manifest.widthPx,
        manifest.heightPx,
      ])
      expect(manifest.widthPx * 4, manifest.name).toBe(manifest.heightPx * 3)
      if (!manifest.foreground) continue
      const foreground = await sharp(path.join(folder, manifest.foreground)).metadata()
      expect(foreground.width * 4, manifest.name).toBe(foreground.height * 3)
      expect(foreground.hasAlpha, manifest.name).toBe(true)
    }
  })

  test('a foreground leaves the faces free', { tags: ['slow'] }, async () => {
    for (const { folder, manifest } of manifests<SceneManifest>('scenes')) {
      if (!manifest.foreground) continue
      expect(await highestAlpha(path.join(folder, manifest.foreground), 0.6), manifest.name).toBeLessThan(8)
    }
  })

  test('a garment has two plates of one size, and only the first has an alpha channel', async () => {
    for (const { folder, manifest } of manifests<AttireManifest>('attire')) {
      const k0 = await sharp(path.join(folder, manifest.k0)).metadata()
      const d = await sharp(path.join(folder, manifest.d)).metadata()
      expect([k0.width, k0.height], manifest.name).toEqual([manifest.widthPx, manifest.heightPx])
      expect([d.width, d.height], manifest.name).toEqual([manifest.widthPx, manifest.heightPx])
      expect([k0.hasAlpha, d.hasAlpha], manifest.name).toEqual([true, false])
    }
  })

  test('the neck is skin where the manifest says, and as wide as it says', { tags: ['slow'] }, async () => {
    for (const { folder, manifest } of manifests<AttireManifest>('attire')) {
      const half = await skinHalfWidth(path.join(folder, manifest.d), manifest)
      expect(Math.abs(half - manifest.neckHalfPx), manifest.name).toBeLessThan(0.06 * manifest.neckHalfPx)
    }
  })

  test('veil and covering hang around their anchor', async () => {
    for (const { folder, manifest } of manifests<AccessoryManifest>('accessories')) {
      const { width, height } = await sharp(path.join(folder, manifest.plate)).metadata()
      expect([width, height]).toEqual([manifest.widthPx, manifest.heightPx])
      expect(manifest.anchors.pit[0]).toBeCloseTo(width / 2, -1)
    }
  })

  test('a covering leaves its opening free and cloth all around it', async () => {
    const { folder, manifest } = covering
    const { data, info } = await sharp(path.join(folder, manifest.plate))
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [x, y] = manifest.anchors.opening
    const [halfWidth, halfHeight] = manifest.openingHalfPx
    const alphaAt = (far: number, angle: number) =>
      data[
        Math.round(y - far * halfHeight * Math.cos(angle)) * info.width +
          Math.round(x + far * halfWidth * Math.sin(angle))
      ]
    for (let angle = 0; angle < 2 * Math.PI; angle += 0.1) {
      for (const far of [0, 0.5, 0.85]) expect(alphaAt(far, angle)).toBeLessThan(8)
      expect(alphaAt(1.18, angle)).toBeGreaterThan(247)
    }
  })

  test('a covering hides chin and neck and is as wide as shoulders', () => {
    const { anchors, openingHalfPx, pxPerMetre, widthPx } = covering.manifest
    expect(anchors.chin[1]).toBeGreaterThan(anchors.opening[1] + 0.9 * openingHalfPx[1])
    expect((anchors.pit[1] - anchors.chin[1]) / pxPerMetre).toBeCloseTo(0.077, 2)
    expect((2 * openingHalfPx[0]) / pxPerMetre).toBeCloseTo(0.127, 2)
    expect(widthPx / pxPerMetre).toBeGreaterThan(0.4)
  })

  test('every plate has a recipe under its own name', () => {
    const scenes = manifests<SceneManifest>('scenes').map(({ manifest }) => manifest.name)
    const attire = manifests<AttireManifest>('attire').map(({ manifest }) => manifest.name)

    expect(Object.keys(sceneRecipes)).toEqual(expect.arrayContaining(scenes))
    expect(Object.keys(attireRecipes)).toEqual(expect.arrayContaining(attire.map(withoutCut)))
  })
})

function manifests<T extends { name: string }>(kind: string): { folder: string; manifest: T }[] {
  return readdirSync(path.join(root, kind))
    .sort()
    .map((name) => {
      const folder = path.join(root, kind, name)
      const manifest: T = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
      expect(manifest.name).toBe(name)
      return { folder, manifest }
    })
}

/** The highest alpha (0..255) in the upper `share` of a plate. */
async function highestAlpha(file: string, share: number): Promise<number> {
  const { data, info } = await sharp(file).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  return data.subarray(0, Math.round(info.height * share) * info.width).reduce((a, b) => Math.max(a, b), 0)
}

/** Half the run of skin through the neck, 10 cm above its pit. */
async function skinHalfWidth(file: string, manifest: AttireManifest): Promise<number> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const [x, y] = manifest.anchors.pit
  const row = Math.round(y - 0.1 * manifest.pxPerMetre)
  const isSkin = (column: number) => {
    const stored = (data[(row * info.width + column) * info.channels + 1] ?? 0) / 255
    return manifest.encoding.max * stored ** manifest.encoding.gamma > 0.05
  }
  let left = Math.round(x)
  let right = left
  while (isSkin(left - 1)) left -= 1
  while (isSkin(right + 1)) right += 1
  return (right - left + 1) / 2
}
