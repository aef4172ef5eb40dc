import { expect, test } from 'vitest'
import { pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { jawLine, landmark } from '../../vision/index.ts'
import { cutHead } from '../cut/cut-head.ts'
import { claimHeadwear } from './claim-headwear.ts'
import { mapCloth } from './headwear.ts'
import { isDraped } from './is-draped.ts'

type Paint = NonNullable<SyntheticHeadOptions['paint']>

const isFace = (x: number, y: number) => (x / 7.5) ** 2 + (y / 9) ** 2 < 1
const isSkull = (x: number, y: number) => y < 1 && (x / 10) ** 2 + (y / 13) ** 2 < 1
const isHood = (x: number, y: number) => (x / 10) ** 2 + (y / 13) ** 2 < 1 || (y > 0 && Math.abs(x) < 10)

/** Cloth from the brows up; the forehead's top shows up to 2 cm over them. */
const turban: Paint = (x, y) => (isSkull(x, y) && y < -5 ? 'clothes' : undefined)
const cap: Paint = (x, y) => (isSkull(x, y) && y < -6.5 ? 'clothes' : undefined)
const hijab: Paint = (x, y) => (isHood(x, y) && (!isFace(x, y) || y < -6) ? 'clothes' : undefined)
/** A hood that leaves 5 cm of the hair free. */
const hood: Paint = (x, y) => {
  if (isFace(x, y)) return undefined
  if (y < -6 && y > -11 && Math.abs(x) < 4.6) return 'hair'
  return isHood(x, y) ? 'clothes' : undefined
}

function claim(
  paint?: Paint,
  { afar, mesh, isInside }: { afar?: Paint; mesh?: Float32Array; isInside?: Uint8Array } = {},
) {
  const { view: drawn, alpha, at } = syntheticHead({ paint })
  const view = { ...drawn, mesh: mesh ?? drawn.mesh, isInside: isInside ?? drawn.isInside }
  const eyes = [20 * pxPerCm, 14 * pxPerCm] as const
  const fromAfar = afar && syntheticHead({ paint: afar }).view.classes
  const headwear = claimHeadwear({ ...view, eyes }, view.classes, fromAfar)
  return { headwear, view: { ...view, headwear }, alpha, at }
}

test.each<[string, Paint, boolean]>([
  ['a turban', turban, false],
  ['a cap', cap, false],
  ['a hijab', hijab, true],
  ['a hood that shows the parting', hood, true],
])('%s is headwear, and drapes the neck: %o %s', (_, paint, isDraped) => {
  expect(claim(paint).headwear?.isDraped).toBe(isDraped)
})

test.each<[string, Paint | undefined]>([
  ['bare hair', undefined],
  ['a bald head', (x, y) => (!isFace(x, y) && isSkull(x, y) ? 'bodySkin' : undefined)],
  ['a fringe down to the brows', (x, y) => (isFace(x, y) && y < -4 ? 'hair' : undefined)],
  ['glasses', (x, y) => (Math.abs(x) < 7 && y < -1 && y > -3.4 ? 'accessories' : undefined)],
  [
    'sunglasses pushed up to the brows',
    (x, y) => (Math.abs(x) < 7 && y < -3 && y > -5.2 ? 'accessories' : undefined),
  ],
  [
    'a hair clip over the forehead',
    (x, y) => (Math.abs(x) < 3 && y < -10.4 && y > -11 ? 'accessories' : undefined),
  ],
  ['a scarf around the neck', (x, y) => (y > 7 && Math.abs(x) < 9 && !isFace(x, y) ? 'clothes' : undefined)],
  [
    'a curtain of cloth behind a bald head',
    (x, y) => (isFace(x, y) || (y > 0 && Math.abs(x) < 5.5) ? undefined : 'clothes'),
  ],
])('%s is no headwear', (_, paint) => {
  expect(claim(paint).headwear).toBeNull()
})

test('a bare head keeps its classes as they are', () => {
  const { view } = claim((x, y) => (y > 7 && Math.abs(x) < 9 && !isFace(x, y) ? 'clothes' : undefined))
  expect(view.classes.accessories.some((share) => share > 0)).toBe(false)
})

test('a turban is cut out whole and ends at the ears, above a shirt of the same cloth', () => {
  const { view, alpha, at } = claim(turban)
  const { head, hasHeadwear } = cutHead({ view, alpha, colours: view.image.data })
  for (const [x, y] of [
    [0, -12],
    [-7, -8],
    [7, -8],
  ] as const)
    expect(head[at(x, y)]).toBeGreaterThan(0.95)
  expect(head[at(0, 18)]).toBe(0)
  expect(hasHeadwear).toBe(true)
})

test('a hijab is kept all around the face and down to a bow on the chest', () => {
  const { view, alpha, at } = claim(hijab)
  const { head, neck } = cutHead({ view, alpha, colours: view.image.data })
  for (const [x, y] of [
    [0, -12],
    [-8.5, 0],
    [8.5, 0],
    [-8, 9],
    [8, 9],
    [0, 12],
    [0, 17],
  ] as const)
    expect(head[at(x, y)]).toBeGreaterThan(0.95)
  expect(head[at(0, 19.5)]).toBe(0)
  expect(neck.alpha.every((share) => share === 0)).toBe(true)
})

test('skin and hair between the face and a scarf belong to the head', () => {
  const throat: Paint = (x, y) => (Math.abs(x) < 2 && y > 9 && y < 10.5 ? 'bodySkin' : hijab(x, y))
  const { view, alpha, at } = claim(throat)
  const { head } = cutHead({ view, alpha, colours: view.image.data })
  expect(head[at(0, 9.8)]).toBeGreaterThan(0.95)
})

test('cloth beside the cheeks over a bare throat drapes nothing', () => {
  const wrap: Paint = (x, y) =>
    !isFace(x, y) && y > -2 && y < 9 && Math.abs(x) > 5 && Math.abs(x) < 10 ? 'accessories' : turban(x, y)
  expect(claim(wrap).headwear?.isDraped).toBe(false)
})

test('a crown over the hair is not cut away where it comes out as clothes', () => {
  const crown: Paint = (x, y) => {
    if (y < -5 && isFace(x, y)) return 'hair'
    if (Math.abs(x) > 4 || y > -10.2 || y < -14) return undefined
    return y > -12.4 ? 'accessories' : 'clothes'
  }
  const { headwear, view, alpha, at } = claim(crown)
  const { head } = cutHead({ view, alpha, colours: view.image.data })
  expect(headwear).toBeNull()
  for (const y of [-10.8, -12, -13.6]) expect(head[at(0, y)]).toBeGreaterThan(0.9)
})

test('a hat over a scarf around the neck is a hat', () => {
  const neckScarf: Paint = (x, y) =>
    !isFace(x, y) && y > 2 && y < 14 && Math.abs(x) < 9 ? 'clothes' : cap(x, y)
  const between: Paint = (x, y) =>
    !isFace(x, y) && y <= 2 && y > -5 && Math.abs(x) < 10 ? 'hair' : neckScarf(x, y)
  expect(claim(between).headwear?.isDraped).toBe(false)
})

/** Seen from close by, the right half of the turban is background. */
const halfTurban: Paint = (x, y) => (isSkull(x, y) && y < -5 && x > 2 ? 'background' : turban(x, y))
const turbanFromAfar: Paint = (x, y) => (isSkull(x, y) && y < -5 ? 'accessories' : undefined)

test('a turban of which the close look sees half is as whole as the look from afar sees it', () => {
  const { headwear, view, at } = claim(halfTurban, { afar: turbanFromAfar })
  const half = claim(halfTurban).headwear

  expect(half?.share[at(6, -9)]).toBe(0)
  expect(headwear?.share[at(6, -9)]).toBe(1)
  expect(view.classes.background[at(6, -9)]).toBe(0)
})

test('a scarf that the close look takes for hair in places is whole', () => {
  const patch: Paint = (x, y) => (x < -4 && y < -4 && !isFace(x, y) && isHood(x, y) ? 'hair' : hijab(x, y))
  const { headwear, at } = claim(patch, { afar: hijab })

  expect(headwear?.isDraped).toBe(true)
  expect(headwear?.share[at(-7.4, -7)]).toBeGreaterThan(0.9)
})

/** A wide straw hat that stands behind the hair and which the close look takes for background. */
const brim: Paint = (x, y) =>
  (x / 9.5) ** 2 + (y / 11.5) ** 2 > 1 && (x / 17) ** 2 + ((y + 2) / 14) ** 2 < 1 && y < 10
    ? 'accessories'
    : undefined

test('a brim behind bare hair is a hat when only the look from afar sees it, down to the shoulders', () => {
  const { headwear, view, at } = claim(undefined, { afar: brim })

  expect(headwear?.isDraped).toBe(false)
  for (const [x, y] of [
    [0, -14],
    [-14, -4],
    [14, 4],
  ] as const)
    expect(headwear?.share[at(x, y)]).toBe(1)
  expect(view.classes.hair[at(0, -10)]).toBe(1)
})

test.each<[string, Paint]>([
  ['clothes behind it', (x, y) => (brim(x, y) ? 'clothes' : undefined)],
  ['sunglasses in its hair', (x, y) => (Math.abs(x) < 7 && y < -11 && y > -15 ? 'accessories' : undefined)],
  ['a scarf over its hair', hijab],
])('a head that is bare from close by stays bare with %s from afar', (_, afar) => {
  expect(claim(undefined, { afar }).headwear).toBeNull()
})

test('a hand and a beard that look like cloth from afar do not become a turban', () => {
  const isHand = (x: number, y: number) => x > 7.6 && x < 12 && y > -2 && y < 5
  const close: Paint = (x, y) =>
    isHand(x, y) ? 'bodySkin' : y > 5 && y < 9 && isFace(x, y) ? 'hair' : turban(x, y)
  const afar: Paint = (x, y) =>
    isHand(x, y) || (y > 5 && y < 9 && isFace(x, y)) ? 'accessories' : turbanFromAfar(x, y)
  const { headwear, at } = claim(close, { afar })

  expect(headwear?.share[at(0, -10)]).toBe(1)
  expect(headwear?.share[at(10, 1)]).toBe(0)
  expect(headwear?.share[at(0, 7)]).toBe(0)
})

/** A face turned to the right: the point between its brows lies past its middle, the far cheek folds back behind the chin. */
function turnedMesh() {
  const mesh = syntheticHead().view.mesh.slice()
  mesh[landmark.betweenBrows * 3] += 6.5 * pxPerCm
  for (const index of jawLine) {
    const x = mesh[index * 3] / pxPerCm - 20
    if (x > 0) mesh[index * 3] = (20 - x * 0.3) * pxPerCm
  }
  return mesh
}

test.each<[string, Paint, boolean]>([
  ['a cap', cap, false],
  ['a hijab', hijab, true],
])(
  '%s is found on a head turned so far that background lies right beside the brows',
  (_, paint, isDraped) => {
    const turned: Paint = (x, y) => (x > 1 ? 'background' : paint(x, y))

    expect(claim(turned, { mesh: turnedMesh() }).headwear?.isDraped).toBe(isDraped)
  },
)

test('a veil held beside the far cheek of a turned head, over a half bare throat, drapes', () => {
  const veil: Paint = (x, y) => {
    if (x < -1 && x > -6 && y > 8 && y < 15 && !isFace(x, y)) return 'bodySkin'
    return x > 0 && x < 10 && y > -12 ? 'clothes' : hijab(x, y)
  }

  expect(claim(veil, { mesh: turnedMesh() }).headwear?.isDraped).toBe(true)
})

test('a hijab drapes in a photo that ends at the chin, whatever its last row would be drawn out to', () => {
  const drawnOut: Paint = (x, y) => (y > 9.5 && Math.abs(x) < 4 ? 'bodySkin' : hijab(x, y))

  const { view } = syntheticHead({ paint: drawnOut })
  const isInside = view.isInside.map((_, i) => (i < 25.5 * pxPerCm * view.widthPx ? 1 : 0))
  const draped = (isInside: Uint8Array) =>
    isDraped(mapCloth({ ...view, isInside, eyes: [20 * pxPerCm, 14 * pxPerCm] }, view.classes), view.classes)
  expect(draped(view.isInside)).toBe(false)
  expect(draped(isInside)).toBe(true)
})

/** Hair up to a centre parting, cloth over it, and more hair beside the cheeks. */
const shawl: Paint = (x, y) => {
  if (isFace(x, y)) return undefined
  if ((x / 10.4) ** 2 + (y / 12) ** 2 < 1 && y < 5) return 'hair'
  if (y > 8 && Math.abs(x) < 3) return 'bodySkin'
  return (x / 13) ** 2 + (y / 15) ** 2 < 1 || (y > 0 && Math.abs(x) < 13) ? 'clothes' : undefined
}

test('a shawl over hair and an open throat drapes', () => {
  const { headwear, at } = claim(shawl)
  expect(headwear?.isDraped).toBe(true)
  for (const [x, y] of [
    [0, -13.5],
    [-11.8, 2],
    [11.8, 2],
  ] as const)
    expect(headwear?.share[at(x, y)]).toBe(1)
})

test('a cloth wound over hair that shows ends at the ears', () => {
  const wound: Paint = (x, y) => {
    if (isFace(x, y) || y > 0) return undefined
    if ((x / 8.4) ** 2 + (y / 12) ** 2 < 1) return 'hair'
    return (x / 13) ** 2 + (y / 18) ** 2 < 1 && y < -3 ? 'clothes' : undefined
  }
  const { headwear, at } = claim(wound)
  expect(headwear?.isDraped).toBe(false)
  expect(headwear?.share[at(0, -14)]).toBe(1)
})

test('a wound cloth whose end hangs down on one side drapes nothing', () => {
  const tailed: Paint = (x, y) => {
    if (isFace(x, y)) return undefined
    if ((x / 8.4) ** 2 + (y / 12) ** 2 < 1 && y < 0) return 'hair'
    if (x > 9 && x < 12 && y > -4 && y < 14) return 'clothes'
    return (x / 13) ** 2 + (y / 18) ** 2 < 1 && y < -3 ? 'clothes' : undefined
  }
  expect(claim(tailed).headwear?.isDraped).toBe(false)
})

test.each<[string, Paint]>([
  ['somebody behind on one side', (x, y) => shawl(x, y) ?? (isFace(x, y) || x < 0 ? undefined : 'clothes')],
  ['somebody behind', (x, y) => shawl(x, y) ?? (isFace(x, y) || Math.abs(x) > 19 ? undefined : 'clothes')],
  ['a wall of cloth', (x, y) => shawl(x, y) ?? (isFace(x, y) ? undefined : 'clothes')],
])('%s that goes on above bare hair is no shawl', (_, paint) => {
  expect(claim(paint).headwear).toBeNull()
})

test('a hijab reaches to the back of a turned head', () => {
  const turned: Paint = (x, y) => {
    if (x > 1) return 'background'
    return x > -17.5 && x < -5 && y > -10 && !isFace(x, y) ? 'clothes' : hijab(x, y)
  }
  const { headwear, at } = claim(turned, { mesh: turnedMesh() })

  expect(headwear?.share[at(-17, 0)]).toBe(1)
})
