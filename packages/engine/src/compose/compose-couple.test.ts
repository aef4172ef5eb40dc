// @module-tag slow
import { loadScene } from '@ever-after/art'
import { beforeAll, expect, test } from 'vitest'
import { luminance, toLinear } from '../pixels/colour-space.ts'
import type { Point } from '../pixels/fill-polygon.ts'
import type { Picture } from '../pixels/picture.ts'
import type { Attire, StudioRecipe } from '../spec/job.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { type Composite, composeCouple } from './compose-couple.ts'
import { chinAbovePitMetres } from './place/place-head.ts'
import { PlateStore } from './plates/plate-store.ts'
import { examplePortrait } from './testing/example-portrait.ts'

const recipe = exampleRecipe({ poses: ['temples'] })
const widthPx = 600
const store = new PlateStore()

/** A portrait whose whole face has one colour, bytes of sRGB. */
function portrait(
  colour: readonly [number, number, number],
  given: Partial<UnderstoodPhoto> = {},
): UnderstoodPhoto {
  const plain = examplePortrait()
  const skin = [toLinear(colour[0] / 255), toLinear(colour[1] / 255), toLinear(colour[2] / 255)] as const
  return {
    ...plain,
    rgb: plain.rgb.map((_, i) => colour[i % 3]),
    skin,
    tone: skin,
    cheeks: [skin, skin],
    ...given,
  }
}
const pale = portrait([214, 178, 158])
const dark = portrait([96, 66, 50])

/** From the hips, as what is cut to a square later. */
function compose(
  photos: [UnderstoodPhoto, UnderstoodPhoto],
  attires: [Attire, Attire] = ['dress', 'suit'],
  given: Partial<StudioRecipe> = {},
): Promise<Composite> {
  return composeCouple(
    { photos, attires, recipe: { ...recipe, ...given }, widthPx, shape: 'square', seed: 1 },
    store,
    async () => undefined,
  )
}

const middle = (oval: readonly Point[]): Point => [
  oval.reduce((sum, [x]) => sum + x, 0) / oval.length,
  oval.reduce((sum, [, y]) => sum + y, 0) / oval.length,
]
const lowest = (oval: readonly Point[]) => Math.max(...oval.map(([, y]) => y))
function light({ widthPx: width, r, g, b }: Picture, [x, y]: Point): number {
  const i = Math.round(y) * width + Math.round(x)
  return luminance([toLinear(r[i]), toLinear(g[i]), toLinear(b[i])])
}

let couple: Composite

beforeAll(async () => {
  couple = await compose([pale, dark])
})

test('both heads of two side by side are where the scene’s stage says, within a hundredth of the frame', async () => {
  const { manifest } = await loadScene('garden')
  const pxPerMetre = (manifest.pxPerMetre * widthPx) / manifest.widthPx
  const pitY = 800 * (1 - manifest.standFraction)
  const aside = await compose([pale, dark], ['dress', 'suit'], { poses: [] })
  const [bride, groom] = aside.faces
  expect(Math.abs(lowest(groom.oval) - (pitY - chinAbovePitMetres.suit * pxPerMetre))).toBeLessThan(8)
  expect(
    Math.abs(lowest(bride.oval) - (pitY + (0.055 - chinAbovePitMetres.dress) * pxPerMetre)),
  ).toBeLessThan(8)
  const height = (oval: readonly Point[]) => lowest(oval) - Math.min(...oval.map(([, y]) => y))
  expect(height(groom.oval) / 800).toBeGreaterThan(0.12)
  expect(height(groom.oval) / height(bride.oval)).toBeCloseTo(0.0096 / 0.0089, 1)
})

test('faces keep the light of their photos', () => {
  const [bride, groom] = couple.faces
  expect(light(couple.picture, middle(bride.oval)) / luminance(pale.skin)).toBeCloseTo(1, 0)
  expect(light(couple.picture, middle(groom.oval)) / luminance(dark.skin)).toBeCloseTo(1, 0)
  expect(light(couple.picture, middle(bride.oval))).toBeGreaterThan(
    3 * light(couple.picture, middle(groom.oval)),
  )
})

test('the neck follows the face: dark under a dark face, never lighter than it', async () => {
  const swapped = await compose([dark, pale])
  const neck = ({ picture, faces }: Composite) => {
    const [x] = middle(faces[0].oval)
    return light(picture, [x, lowest(faces[0].oval) + 26])
  }
  expect(neck(swapped)).toBeLessThan(neck(couple) / 2)
  expect(neck(couple)).toBeLessThan(luminance(pale.skin))
  expect(neck(swapped)).toBeLessThan(luminance(dark.skin))
})

test('faces are given by partner even when the partners change places', async () => {
  const away = (yawDeg: number, photo: UnderstoodPhoto) => ({ ...photo, yawDeg })
  const { faces } = await compose([away(-20, pale), away(20, dark)])
  expect(middle(faces[0].oval)[0]).toBeGreaterThan(middle(faces[1].oval)[0])
  const { faces: turned } = await compose([away(20, pale), away(-20, dark)])
  expect(middle(turned[0].oval)[0]).toBeLessThan(middle(turned[1].oval)[0])
})

test('the face mask lies on both faces and on nothing else', () => {
  const at = ([x, y]: Point) => couple.faceMask[Math.round(y) * widthPx + Math.round(x)]
  for (const { oval } of couple.faces) expect(at(middle(oval))).toBeGreaterThan(0.99)
  expect(at([300, 780])).toBe(0)
  expect(at([20, 20])).toBe(0)
})

if (process.env.FULL)
  test('the same portraits give the same picture, number for number', async () => {
    const again = await compose([pale, dark])
    expect(again.picture.r).toEqual(couple.picture.r)
    expect(again.picture.b).toEqual(couple.picture.b)
  })

test('two brides and two grooms are dressed differently, the brides in pale cloth', {
  tags: ['SHELL-04'],
}, async () => {
  const [brides, grooms] = [
    await compose([pale, pale], ['dress', 'dress']),
    await compose([pale, pale], ['suit', 'suit']),
  ]
  const chestsOf = ({ faces }: Composite) =>
    faces.map(({ oval }): Point => [middle(oval)[0], lowest(oval) + 95])
  for (const chest of chestsOf(brides)) expect(light(brides.picture, chest)).toBeGreaterThan(0.25)
  for (const dressed of [brides, grooms]) {
    const { picture } = dressed
    const chest = chestsOf(dressed)
    const colour = ([x, y]: Point) => {
      const i = Math.round(y) * widthPx + Math.round(x)
      return [picture.r[i], picture.g[i], picture.b[i]]
    }
    const [left, right] = chest.map(colour)
    expect(Math.max(...left.map((value, i) => Math.abs(value - right[i])))).toBeGreaterThan(0.03)
  }
})

test('a veil hangs behind a bride, but not behind one who wears a hat', async () => {
  const difference = (first: Composite, second: Composite) => {
    let changed = 0
    for (let i = 0; i < first.picture.g.length; i++)
      if (Math.abs(first.picture.g[i] - second.picture.g[i]) > 0.02) changed++
    return changed / first.picture.g.length
  }
  const veiled = await compose([pale, dark], ['dress', 'suit'], { veil: true })
  const hat = await compose([{ ...pale, hasHeadwear: true }, dark], ['dress', 'suit'], { veil: true })
  expect(difference(veiled, couple)).toBeGreaterThan(0.02)
  expect(difference(hat, couple)).toBe(0)
})

test('steps are called for the scene and for each person, and stop the work when they fail', async () => {
  const steps: string[] = []
  const setting = { photos: [pale, dark], attires: ['dress', 'suit'], recipe, widthPx, seed: 1 } as const
  await composeCouple(setting, store, async (done) => void steps.push(done))
  expect(steps).toEqual(['scene', 'person', 'person'])
  const stop = async () => {
    throw new Error('enough')
  }
  await expect(composeCouple(setting, store, stop)).rejects.toThrow('enough')
})

test('flowers in the foreground stand in front of the couple', async () => {
  const scene = await store.scene('garden', widthPx, 800)
  const foreground = scene.foreground
  if (!foreground) throw new Error('The garden has a foreground.')
  const { box, rgba } = foreground
  const opaque = Array.from({ length: box.widthPx * box.heightPx }, (_, i) => i).filter(
    (i) => rgba[i * 4 + 3] === 255,
  )
  expect(opaque.length).toBeGreaterThan(1000)
  for (const i of opaque.filter((_, order) => order % 500 === 0)) {
    const at = (box.top + Math.floor(i / box.widthPx)) * widthPx + box.left + (i % box.widthPx)
    expect(couple.picture.g[at]).toBeCloseTo(rgba[i * 4 + 1] / 255, 2)
  }
})
