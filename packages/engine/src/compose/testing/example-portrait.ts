import { fillPolygon, type Point } from '../../pixels/fill-polygon.ts'
import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'
import { faceOval, landmark, landmarkCount } from '../../vision/index.ts'

/** Centre and half axes of the drawn face in cm of the crop, whose chin then lies at 24, 30. */
const face = { x: 24, y: 21.2, halfWidth: 7, halfHeight: 8.8 }
const crop = { widthCm: 48, heightCm: 60 }

/** An understood portrait of a drawn oval face with plain skin; whatever is given replaces its part. */
export function examplePortrait(given: Partial<UnderstoodPhoto> = {}): UnderstoodPhoto {
  const pxPerCm = given.pxPerCm ?? 8
  const widthPx = crop.widthCm * pxPerCm
  const heightPx = crop.heightCm * pxPerCm
  const length = widthPx * heightPx
  const oval = ovalPoints(pxPerCm)
  const skin = given.skin ?? ([0.4, 0.25, 0.17] as const)
  return {
    widthPx,
    heightPx,
    pxPerCm,
    mesh: meshOf(oval, pxPerCm),
    rgb: new Uint8Array(length * 3).map((_, i) => [168, 137, 115][i % 3]),
    head: Uint8Array.from(fillPolygon(oval, widthPx, heightPx), (share) => share * 255),
    hair: new Uint8Array(length),
    neck: new Uint8Array(length),
    under: new Uint8Array(length),
    hairBehind: new Uint8Array(length),
    hairColour: [0.2, 0.15, 0.1],
    chin: [face.x * pxPerCm, (face.y + face.halfHeight) * pxPerCm],
    neckCentreX: face.x * pxPerCm,
    neckHalfPx: 5.6 * pxPerCm,
    jawHalfPx: 6 * pxPerCm,
    skin,
    tone: skin,
    cheeks: [skin, skin],
    photoHighlight: 0.8,
    faceHighlight: 0.6,
    sideLightStops: 0,
    yawDeg: 0,
    pitchDeg: 0,
    rollDeg: 0,
    beardCm: 0,
    hairBelowChinCm: 0,
    frame: { x: 0, y: 0, width: 1, height: 1 },
    hasHeadwear: false,
    isDraped: false,
    descriptor: new Float32Array(128),
    faces: [{ x: 0.3, y: 0.2, width: 0.3, height: 0.4 }],
    hints: [],
    stagesMs: {},
    ...given,
  }
}

/** Points in the order of faceOval: clockwise on the screen from the top of the forehead. */
function ovalPoints(pxPerCm: number): Point[] {
  return faceOval.map((_, i) => {
    const angle = (i / faceOval.length) * 2 * Math.PI
    return [
      (face.x + face.halfWidth * Math.sin(angle)) * pxPerCm,
      (face.y - face.halfHeight * Math.cos(angle)) * pxPerCm,
    ]
  })
}

function meshOf(oval: readonly Point[], pxPerCm: number): Float32Array {
  const mesh = new Float32Array(landmarkCount * 3)
  for (let i = 0; i < landmarkCount; i++) mesh.set([face.x * pxPerCm, face.y * pxPerCm, 0], i * 3)
  for (const [i, point] of oval.entries()) mesh.set(point, faceOval[i] * 3)
  mesh.set([face.x * pxPerCm, (face.y + face.halfHeight) * pxPerCm], landmark.chin * 3)
  return mesh
}
