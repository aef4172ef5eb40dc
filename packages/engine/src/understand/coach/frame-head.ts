import type { RgbImage } from '../../pixels/rgb-image.ts'
import type { PhotoBox } from '../../spec/engine.ts'
import { type ClassPlanes, landmark, pointOf } from '../../vision/index.ts'
import type { Person } from '../crop/isolate-person.ts'
import type { LevelCrop } from '../crop/level-crop.ts'

interface FrameInput {
  photo: RgbImage
  crop: LevelCrop
  classes: ClassPlanes
  person: Person
}

/** Width to height. */
const shape = 3 / 4
/** Room around the head with its hair, and under the chin for neck and shoulders, cm. */
const room = { aboveCm: 4, asideCm: 5, underChinCm: 15 }
/** Ears lie this far outside the face's outline; hair that hangs lower than this under the chin may leave the frame, cm. */
const earsCm = 1.5
const besideChinCm = 4

/** The part of a photo, 3 wide and 4 high, that shows one head with its hair and the shoulders; as shares of the photo. */
export function frameHead({ photo, crop, classes, person }: FrameInput): PhotoBox {
  const { left, top, right, bottom } = headBox({ crop, classes, person })
  const [chinX, chinY] = pointOf(crop.mesh, landmark.chin)
  const cm = crop.pxPerCm
  const corners = [
    [left - room.asideCm * cm, top - room.aboveCm * cm],
    [right + room.asideCm * cm, top - room.aboveCm * cm],
    [left - room.asideCm * cm, bottom],
    [right + room.asideCm * cm, bottom],
    [chinX, chinY + room.underChinCm * cm],
  ].map(([x, y]) => inPhoto(crop, x, y))
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  return widen(photo, {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  })
}

interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

/** Widens what has to be seen to the frame's shape, downwards and to both sides, and moves it into the photo. */
function widen({ widthPx, heightPx }: RgbImage, { left, right, top, bottom }: Edges): PhotoBox {
  const wanted = Math.max(right - left, (bottom - top) * shape)
  const width = Math.min(wanted, widthPx, heightPx * shape)
  const height = width / shape
  const within = (start: number, size: number, end: number) => Math.max(0, Math.min(start, end - size))
  // Where the photo is too small for all of it, what is missing is under the chin first.
  const x = within((left + right - width) / 2, width, widthPx)
  const y = within(top, height, heightPx)
  return { x: x / widthPx, y: y / heightPx, width: width / widthPx, height: height / heightPx }
}

/** What has to be seen of a head: face, ears, hair or cloth on it, down to the chin; px of the crop. */
function headBox({ crop, classes, person }: Omit<FrameInput, 'photo'>): Edges {
  const { mesh, pxPerCm, image } = crop
  const [chinX, chinY] = pointOf(mesh, landmark.chin)
  const xs = [landmark.leftEar, landmark.rightEar].map((index) => pointOf(mesh, index)[0])
  const box = {
    left: Math.min(chinX, ...xs) - earsCm * pxPerCm,
    right: Math.max(chinX, ...xs) + earsCm * pxPerCm,
    top: pointOf(mesh, landmark.foreheadTop)[1],
    bottom: chinY,
  }
  const lowest = Math.min(image.heightPx, chinY + besideChinCm * pxPerCm)
  for (let y = 0; y < lowest; y++)
    for (let x = 0, i = y * image.widthPx; x < image.widthPx; x++, i++) {
      if (person.share[i] < 0.5 || classes.hair[i] + classes.faceSkin[i] + classes.accessories[i] < 0.5)
        continue
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      if (y < box.top) box.top = y
    }
  return box
}

/** The photo's px under a px of the crop. */
function inPhoto(crop: LevelCrop, x: number, y: number): readonly [number, number] {
  const { centreX, centreY } = crop.regionInPhoto(x, y, 1)
  return [centreX, centreY]
}
