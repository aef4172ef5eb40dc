import type { Picture } from '../pixels/picture.ts'
import { clamp } from '../pixels/smoothstep.ts'
import type { PictureShape } from '../spec/job.ts'
import type { Composite, PlacedPerson } from './compose-couple.ts'

/** Width over height. */
const ratioOf: Record<PictureShape, number> = { portrait: 3 / 4, square: 1, landscape: 4 / 3 }
/** How far down the picture the faces' middle lies. */
const facesAt: Record<PictureShape, number> = { portrait: 0.3, square: 0.36, landscape: 0.42 }

/** Cuts a 3:4 composite to a shape, around the heads: squares show less of the gown, landscapes come closer still. */
export function cropToShape(composite: Composite, shape: PictureShape): Composite {
  if (shape === 'portrait') return composite
  const { picture, faceMask, skinMask, faces } = composite
  const { widthPx } = picture
  const heightPx = Math.round(widthPx / ratioOf[shape])
  const ys = faces.flatMap(({ oval }) => oval.map(([, y]) => y))
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2
  const top = Math.round(clamp(middle - heightPx * facesAt[shape], 0, picture.heightPx - heightPx))
  const cut = (plane: Float32Array) => plane.slice(top * widthPx, (top + heightPx) * widthPx)
  const cropped: Picture = { widthPx, heightPx, r: cut(picture.r), g: cut(picture.g), b: cut(picture.b) }
  return {
    picture: cropped,
    faceMask: cut(faceMask),
    skinMask: cut(skinMask),
    faces: faces.map((face) => ({
      ...face,
      mesh: face.mesh.map((value, index) => (index % 3 === 1 ? value - top : value)),
      oval: face.oval.map(([x, y]) => [x, y - top]),
      person: face.person && movedUp(face.person, top),
    })),
  }
}

function movedUp({ shown, toFrame, pit, ...person }: PlacedPerson, byPx: number): PlacedPerson {
  const { box } = shown
  const { to } = toFrame
  return {
    ...person,
    shown: { ...shown, box: { ...box, top: box.top - byPx } },
    toFrame: { ...toFrame, to: [to[0], to[1] - byPx] },
    pit: [pit[0], pit[1] - byPx],
  }
}
