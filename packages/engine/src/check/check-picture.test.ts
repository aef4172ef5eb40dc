import { beforeAll, expect, test } from 'vitest'
import { type Composite, composeCouple, type PlacedFace } from '../compose/compose-couple.ts'
import { PlateStore } from '../compose/plates/plate-store.ts'
import { pictureBytes } from '../pixels/picture-bytes.ts'
import type { RgbImage } from '../pixels/rgb-image.ts'
import { exampleRecipe } from '../testing/example-recipe.ts'
import { understoodSample } from '../testing/understood-sample.ts'
import type { UnderstoodPhoto } from '../understand/understood-photo.ts'
import { checkPicture } from './check-picture.ts'

let photos: [UnderstoodPhoto, UnderstoodPhoto]
let stranger: UnderstoodPhoto
let composite: Composite
let image: RgbImage

beforeAll(async () => {
  photos = [await understoodSample('parting'), await understoodSample('earrings')]
  stranger = await understoodSample('ribbon')
  composite = await composeCouple(
    {
      photos,
      attires: ['dress', 'suit'],
      recipe: exampleRecipe({ veil: true }),
      widthPx: 1200,
      seed: 1,
    },
    new PlateStore(),
    async () => undefined,
  )
  const { widthPx, heightPx } = composite.picture
  image = { widthPx, heightPx, data: pictureBytes(composite.picture) }
}, 240_000)

test('both faces are found again, alike, and in the colour of their photos', async () => {
  const verdict = await checkPicture({ image, placed: composite.faces, photos, finish: 'film' })
  expect(verdict.faceCount).toBe(2)
  expect(verdict.unlike).toBeNull()
  expect(verdict.fault).toBeNull()
  expect(verdict.isDoubtful).toBe(false)
  expect(Math.max(...verdict.likeness)).toBeLessThan(0.3)
  expect(Math.max(...verdict.skinDeltaE)).toBeLessThan(4)
})

test('a stranger’s face is refused, whichever partner it is', async () => {
  for (const partner of process.env.FULL ? [0, 1] : [1]) {
    const given: [UnderstoodPhoto, UnderstoodPhoto] = [...photos]
    given[partner] = stranger
    const { unlike } = await checkPicture({ image, placed: composite.faces, photos: given, finish: 'film' })
    expect(unlike).toBe(partner)
  }
})

test('a face that was painted over is refused', async () => {
  const data = image.data.slice()
  const [x, y] = composite.faces[0].oval.reduce(
    ([sumX, sumY], point) => [sumX + point[0], sumY + point[1]],
    [0, 0],
  )
  const centre = { x: x / composite.faces[0].oval.length, y: y / composite.faces[0].oval.length }
  for (let row = Math.round(centre.y - 130); row < centre.y + 130; row++)
    data.fill(
      140,
      (row * 1200 + Math.round(centre.x) - 110) * 3,
      (row * 1200 + Math.round(centre.x) + 110) * 3,
    )
  const verdict = await checkPicture({
    image: { ...image, data },
    placed: composite.faces,
    photos,
    finish: 'film',
  })
  expect(verdict.unlike).toBe(0)
  expect(verdict.likeness[0]).toBe(Infinity)
})

test('skin made lighter shows in the colour check, whereas white balance does not', {
  tags: ['slow'],
}, async () => {
  const changed = (gains: readonly [number, number, number]) => {
    const tables = gains.map((gain) =>
      Uint8Array.from({ length: 256 }, (_, byte) => 255 * ((byte / 255) ** 2.2 * gain) ** (1 / 2.2)),
    )
    return { ...image, data: image.data.map((byte, i) => tables[i % 3][byte]) }
  }
  const deltaE = async (given: RgbImage, placed = composite.faces) =>
    Math.max(...(await checkPicture({ image: given, placed, photos, finish: 'film' })).skinDeltaE)
  const whiteBalance = [1.15, 1, 0.8] as const
  const tinted = (face: PlacedFace): PlacedFace => {
    const [r, g, b] = face.whiteBalance
    return { ...face, whiteBalance: [r * whiteBalance[0], g * whiteBalance[1], b * whiteBalance[2]] }
  }
  const placed: Composite['faces'] = [tinted(composite.faces[0]), tinted(composite.faces[1])]
  const before = await deltaE(image)
  expect(await deltaE(changed([1.4, 1.4, 1.4]))).toBeGreaterThan(before + 3)
  expect(await deltaE(changed(whiteBalance), placed)).toBeLessThan(before + 1.5)
})
