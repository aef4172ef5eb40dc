import type { PlacedFace, PlacedPerson } from '../../compose/compose-couple.ts'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { pxPerCm, syntheticMesh } from '../../testing/synthetic-head.ts'
import { faceOval, pointOf } from '../../vision/index.ts'

type Bytes = readonly [number, number, number]
export type Part = 'scene' | 'face' | 'hair' | 'neck' | 'cloth' | 'hands'

/** Size of the picture, cm, and where the middle of the face lies in it. */
const picture = { widthCm: 40, heightCm: 64, faceX: 20, faceY: 16 }
/** The pit lies as far under the chin as the studio puts it: 0.077 m at 0.0096 m a centimetre. */
const pitCm = 17
const metresPerCm = 0.0096

const bytesOf: Record<Part, Bytes> = {
  scene: [120, 160, 120],
  face: [200, 150, 120],
  hair: [60, 40, 30],
  neck: [180, 132, 104],
  cloth: [240, 240, 236],
  hands: [170, 124, 98],
}

export interface DrawnPersonOptions {
  /** What lies at a place, cm from the middle of the face; undefined leaves the plain person. */
  paint?: (x: number, y: number) => Part | undefined
  /** Colour of a place, whatever lies there. */
  stain?: (x: number, y: number) => Bytes | undefined
  colours?: Partial<Record<Part, Bytes>>
  isCovered?: boolean
}

/** A picture of a drawn head with hair on a body with hands; the photo's hair is that of the plain person. */
export function drawnPerson({ paint, stain, colours, isCovered = false }: DrawnPersonOptions = {}): {
  image: RgbImage
  face: PlacedFace
  person: PlacedPerson
} {
  const widthPx = picture.widthCm * pxPerCm
  const heightPx = picture.heightCm * pxPerCm
  const length = widthPx * heightPx
  const data = new Uint8Array(length * 3)
  const planes = {
    a: new Float32Array(length),
    skin: new Float32Array(length),
    head: new Float32Array(length),
  }
  const hair = new Uint8Array(length)
  const palette = { ...bytesOf, ...colours }
  for (let i = 0; i < length; i++) {
    const x = ((i % widthPx) + 0.5) / pxPerCm - picture.faceX
    const y = (Math.floor(i / widthPx) + 0.5) / pxPerCm - picture.faceY
    const plain = plainPart(x, y)
    const part = paint?.(x, y) ?? plain
    if (plain === 'hair') hair[i] = 255
    planes.a[i] = part === 'scene' ? 0 : 1
    planes.skin[i] = part === 'neck' || part === 'hands' ? 1 : 0
    planes.head[i] = part === 'face' || part === 'hair' ? 1 : 0
    data.set(stain?.(x, y) ?? palette[part], i * 3)
  }
  const mesh = syntheticMesh()
  const person: PlacedPerson = {
    photo: { widthPx, pxPerCm, hair, chin: [picture.faceX * pxPerCm, (picture.faceY + 9) * pxPerCm] },
    shown: { box: { left: 0, top: 0, widthPx, heightPx }, ...planes },
    toFrame: { cos: 1, sin: 0, from: [0, 0], to: [0, 0] },
    pit: [picture.faceX * pxPerCm, (picture.faceY + pitCm) * pxPerCm],
    pxPerMetre: pxPerCm / metresPerCm,
    isCovered,
  }
  const oval = faceOval.map((index) => pointOf(mesh, index))
  const face = { mesh, oval, pxPerCm, whiteBalance: [1, 1, 1] as const, person }
  return { image: { widthPx, heightPx, data }, face, person }
}

/** Half axes of the head with its hair, cm. */
export const headHalf = { widthCm: 9.5, heightCm: 11.5 }

function plainPart(x: number, y: number): Part {
  if ((x / 7.5) ** 2 + (y / 9) ** 2 < 1) return 'face'
  if (y < 2 && (x / headHalf.widthCm) ** 2 + (y / headHalf.heightCm) ** 2 < 1) return 'hair'
  if (y > 0 && y < pitCm && Math.abs(x) < 5.5) return 'neck'
  if (y > 40 && Math.abs(x) < 5) return 'hands'
  if (y >= pitCm - 1 && Math.abs(x) < 18) return 'cloth'
  return 'scene'
}
