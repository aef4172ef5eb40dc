import { expect, test } from 'vitest'
import { faceHalf, pxPerCm, type SyntheticHeadOptions, syntheticHead } from '../../testing/synthetic-head.ts'
import { frameHead } from './frame-head.ts'

interface Placed {
  /** Size of the photo, cm of the head. */
  photo: readonly [width: number, height: number]
  /** Where the middle of the face lies in it, cm. */
  face: readonly [x: number, y: number]
  paint?: SyntheticHeadOptions['paint']
  angleDeg?: number
}

/** The frame in cm from the middle of the face, in a photo with 11 px for a centimetre. */
function frame({ photo, face, paint, angleDeg = 0 }: Placed) {
  const photoPxPerCm = 11
  const { view, at } = syntheticHead({ paint })
  const middle = at(0, 0)
  const [middleX, middleY] = [middle % view.widthPx, Math.floor(middle / view.widthPx)]
  const angleRad = (angleDeg * Math.PI) / 180
  const photoScale = photoPxPerCm / pxPerCm
  const [widthPx, heightPx] = photo.map((cm) => cm * photoPxPerCm)
  const found = frameHead({
    photo: { widthPx, heightPx, data: new Uint8Array() },
    classes: view.classes,
    person: view.person,
    crop: {
      ...view,
      photoScale,
      eyes: [middleX, middleY],
      toCrop: () => [0, 0],
      regionInPhoto(x, y, sidePx) {
        const [alongX, alongY] = [(x - middleX) * photoScale, (y - middleY) * photoScale]
        return {
          centreX: face[0] * photoPxPerCm + alongX * Math.cos(angleRad) - alongY * Math.sin(angleRad),
          centreY: face[1] * photoPxPerCm + alongX * Math.sin(angleRad) + alongY * Math.cos(angleRad),
          widthPx: sidePx * photoScale,
          heightPx: sidePx * photoScale,
          angleRad,
        }
      },
    },
  })
  const left = found.x * photo[0] - face[0]
  const top = found.y * photo[1] - face[1]
  const width = found.width * photo[0]
  const height = found.height * photo[1]
  return { left, top, width, height, right: left + width, bottom: top + height }
}

const wide: Omit<Placed, 'paint'> = { photo: [120, 160], face: [60, 60] }
const curls: SyntheticHeadOptions['paint'] = (x, y) =>
  Math.hypot(x, y) > 9 && Math.hypot(x, y) < 14 && y < 8 ? 'hair' : undefined

test('a frame is three wide and four high, with hair, chin and shoulders and room around them', () => {
  const plain = frame(wide)
  const curly = frame({ ...wide, paint: curls })
  for (const { width, height } of [plain, curly]) expect(width / height).toBeCloseTo(3 / 4, 5)
  expect(plain.bottom).toBeGreaterThan(faceHalf.heightCm + 12)
  expect(curly.left).toBeLessThan(-14 - 3)
  expect(curly.right).toBeGreaterThan(14 + 3)
  expect(curly.top).toBeLessThan(-14 - 3)
  expect(curly.width).toBeGreaterThan(plain.width)
})

test('the head is in the middle of its frame', () => {
  const { left, right } = frame(wide)
  expect(left + right).toBeCloseTo(0, 0)
})

test('hair that falls over the shoulders does not make a frame wider', () => {
  const falling = frame({
    ...wide,
    paint: (x, y) => (y > 14 && y < 24 && Math.abs(x) < 19 ? 'hair' : undefined),
  })
  expect(falling.width).toBeCloseTo(frame(wide).width, 1)
})

test('a tilted head is in its frame too', () => {
  const { left, top, right } = frame({ ...wide, paint: curls, angleDeg: 25 })
  expect(left).toBeLessThan(-14)
  expect(right).toBeGreaterThan(14)
  expect(top).toBeLessThan(-14)
})

test.each([
  ['the upper left', [12, 12]],
  ['the lower right', [108, 148]],
] as const)('at %s corner of a photo a frame moves inwards and keeps its size', (_, face) => {
  const { left, top, right, bottom, width } = frame({ ...wide, face })
  expect(width).toBeCloseTo(frame(wide).width, 1)
  expect(left).toBeGreaterThanOrEqual(-face[0] - 0.01)
  expect(top).toBeGreaterThanOrEqual(-face[1] - 0.01)
  expect(right).toBeLessThanOrEqual(120 - face[0] + 0.01)
  expect(bottom).toBeLessThanOrEqual(160 - face[1] + 0.01)
})

test.each([
  ['narrow', [24, 60]],
  ['flat', [60, 30]],
] as const)('of a %s photo a frame is as large as fits, with the whole head', (_, photo) => {
  const { left, top, right, bottom, width, height } = frame({ photo, face: [photo[0] / 2, 14] })
  expect(width / height).toBeCloseTo(3 / 4, 5)
  expect(Math.abs(width - photo[0]) < 0.01 || Math.abs(height - photo[1]) < 0.01).toBe(true)
  expect(left).toBeLessThan(-faceHalf.widthCm)
  expect(right).toBeGreaterThan(faceHalf.widthCm)
  expect(top).toBeLessThan(-11)
  expect(bottom).toBeGreaterThan(faceHalf.heightCm)
})
