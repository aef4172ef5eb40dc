import { loadAttire, loadScene } from '@ever-after/art'
import { expect, test } from 'vitest'
import { EngineError } from '../../spec/errors.ts'
import { decodeAttire } from './decode-attire.ts'
import { decodeLight } from './decode-light.ts'
import { decodeScene } from './decode-scene.ts'
import { displayAttire } from './display-attire.ts'
import { PlateStore } from './plate-store.ts'

test('a byte decodes to its light', () => {
  const table = decodeLight({ max: 4, gamma: 2 })
  expect(table[0]).toBe(0)
  expect(table[255]).toBe(4)
  expect(table[128]).toBeCloseTo(4 * (128 / 255) ** 2)
})

test('a garment is cut to what shows of it and holds its anchors', async () => {
  const { manifest, box, k0, d } = await decodeAttire(await loadAttire('suit-navy'))
  expect(box.widthPx).toBeLessThan(manifest.widthPx)
  expect(k0.length).toBe(box.widthPx * box.heightPx * 4)
  expect(d.length).toBe(box.widthPx * box.heightPx * 3)
  const { pit } = manifest.anchors
  const at = (Math.round(pit[1]) - box.top) * box.widthPx + Math.round(pit[0]) - box.left
  expect(k0[at * 4 + 3]).toBe(255)
})

test('the tint changes skin and leaves cloth as it is', async () => {
  const plate = await decodeAttire(await loadAttire('suit-navy'))
  const gains = [1.5, 1.5, 1.5] as const
  const dark = displayAttire(plate, [0.1, 0.06, 0.04], gains)
  const pale = displayAttire(plate, [0.8, 0.56, 0.44], gains)
  const difference = (isSkin: boolean) => {
    const at = [...dark.skin.keys()].filter(
      (i) => dark.a[i] === 1 && (isSkin ? dark.skin[i] > 0.95 : dark.skin[i] === 0),
    )
    return at.reduce((sum, i) => sum + pale.g[i] - dark.g[i], 0) / at.length
  }
  expect(difference(true)).toBeGreaterThan(0.2)
  expect(difference(false)).toBeLessThan(0.01)
})

test('a scene fills the frame and its blurred light is an eighth as wide', async () => {
  const scene = await decodeScene(await loadScene('garden'), 240, 320)
  expect(scene.background.length).toBe(240 * 320 * 3)
  expect([scene.blurredWidthPx, scene.blurredHeightPx]).toEqual([30, 40])
  const foreground = scene.foreground
  expect(foreground?.box.top).toBeGreaterThan(160)
})

test('a nearer framing shows the middle of the scene larger, and less of what lies in front', async () => {
  const plates = await loadScene('garden')
  const [hips, waist] = await Promise.all(
    (['hips', 'waist'] as const).map((framing) => decodeScene(plates, 240, 320, framing)),
  )
  expect(waist.manifest.pxPerMetre / hips.manifest.pxPerMetre).toBeCloseTo(1.3)
  expect(waist.background.length).toBe(hips.background.length)
  const covered = ({ foreground }: typeof hips) =>
    foreground?.rgba.reduce((sum, value, i) => (i % 4 === 3 ? sum + value : sum), 0) ?? 0
  expect(covered(waist)).toBeLessThan(covered(hips))
  const green = ({ background }: typeof hips, x: number, y: number) => background[(y * 240 + x) * 3 + 1]
  const neckY = Math.round(320 * (1 - hips.manifest.standFraction))
  const apart = [-60, -30, 0, 30, 60].map((dx) =>
    Math.abs(green(waist, 120 + dx, neckY) - green(hips, 120 + Math.round(dx / 1.3), neckY)),
  )
  expect(Math.max(...apart)).toBeLessThan(12)
})

test('from head to hem a scene has its own background, smaller people and nothing in front of them', async () => {
  const plates = await loadScene('garden')
  const [hips, full] = await Promise.all(
    (['hips', 'full'] as const).map((framing) => decodeScene(plates, 240, 320, framing)),
  )
  expect(full.foreground).toBeNull()
  expect(full.background).not.toEqual(hips.background)
  const couplePx = ({ manifest: { pxPerMetre, widthPx } }: typeof hips) => (pxPerMetre / widthPx) * 240
  expect(couplePx(full) / couplePx(hips)).toBeCloseTo(0.56, 2)
  expect(full.manifest.standFraction).toBeGreaterThan(0.7)
  expect(full.manifest).toMatchObject({ light: hips.manifest.light, exposure: hips.manifest.exposure })
  await expect(decodeScene({ ...plates, full: null }, 240, 320, 'full')).rejects.toThrow('ground')
})

test('the store decodes a plate once and refuses unknown names by their kind', async () => {
  const store = new PlateStore()
  expect(store.attire('gown-lace')).toBe(store.attire('gown-lace'))
  const failure = (work: Promise<unknown>) => work.catch((error: unknown) => error)
  const scene = await failure(store.scene('moon', 240, 320))
  const attire = await failure(store.attire('armour'))
  expect(scene).toBeInstanceOf(EngineError)
  expect(scene).toMatchObject({ code: 'unknown_scene' })
  expect(attire).toMatchObject({ code: 'unknown_attire' })
})
