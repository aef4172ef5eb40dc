import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { AttireManifest } from '../src/manifest.ts'
import { attireRecipes } from './attire-recipes.ts'

const root = path.join(import.meta.dirname, '..', 'attire')

describe('the wardrobe', () => {
  test('no two garments of one size look alike', () => {
    const looks = Object.values(attireRecipes).map(({ module, look, fit }) =>
      JSON.stringify([module, Object.entries(look).sort(), fit]),
    )
    expect(new Set(looks).size).toBe(looks.length)
  })

  test('a size is a plate of the same look under the same name with a suffix', () => {
    for (const [name, recipe] of Object.entries(attireRecipes)) {
      const middle = attireRecipes[name.replace(/-(slim|full)$/, '')]
      expect(middle?.look, name).toEqual(recipe.look)
      expect(Math.sign(recipe.fit - 1), name).toBe(
        name.endsWith('-full') ? 1 : name.endsWith('-slim') ? -1 : 0,
      )
    }
  })

  test('only a hand laid on the partner reaches beyond the own shoulder', async () => {
    for (const name of readdirSync(root)) {
      if (!name.startsWith('gown-')) continue
      const manifest: AttireManifest = JSON.parse(
        readFileSync(path.join(root, name, 'manifest.json'), 'utf8'),
      )
      const reaches = (await skinBeyondShoulder(path.join(root, name), manifest)) > 0.001
      expect(reaches, name).toBe(name.endsWith('-near'))
    }
  })
})

/** Share of skin among the pixels more than 7 cm outside the shoulder on the partner's side. */
async function skinBeyondShoulder(folder: string, { d, anchors, pxPerMetre, widthPx }: AttireManifest) {
  const left = Math.round(anchors.shoulderRight[0] + 0.07 * pxPerMetre)
  const region = {
    left,
    top: 0,
    width: widthPx - left,
    height: Math.round(anchors.pit[1] + 0.35 * pxPerMetre),
  }
  const { data } = await sharp(path.join(folder, d)).extract(region).extractChannel(1).raw().toBuffer({
    resolveWithObject: true,
  })
  return data.reduce((count, value) => count + (value > 50 ? 1 : 0), 0) / data.length
}
