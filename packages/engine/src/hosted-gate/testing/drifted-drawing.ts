import sharp from 'sharp'
import { linearFromByte, quickSrgb } from '../../pixels/colour-space.ts'
import type { RgbImage } from '../../pixels/rgb-image.ts'
import { decodePhoto, findFaces, landmark, pointOf } from '../../vision/index.ts'

export interface Drift {
  widthPx?: number
  heightPx?: number
  rollDeg?: number
  /** How much of the drift that is usual: larger eyes, a smaller nose, a slimmer jaw. */
  strength?: number
  /** Linear-light gains. */
  light?: readonly [number, number, number]
}

/** What models like to do to faces: landmark, swelling, reach in heights of the face. */
const habits: readonly (readonly [number, number, number])[] = [
  [159, 0.22, 0.16],
  [386, 0.22, 0.16],
  [4, -0.16, 0.2],
  [landmark.leftJawAngle, -0.1, 0.22],
  [landmark.rightJawAngle, -0.1, 0.22],
  [13, 0.15, 0.16],
]

/** A person's photo as a model might redraw it: turned and resized, features that drift, smoothed skin, warmer light from a side. */
export async function driftedDrawing(
  photo: Uint8Array,
  { widthPx = 1200, heightPx = 1600, rollDeg = 2.5, strength = 1, light = [1.1, 1, 0.9] }: Drift = {},
): Promise<RgbImage> {
  const source = await decodePhoto(photo, 2400)
  const [{ mesh, box }] = await findFaces(source)
  const faceHeightPx = box.bottom - box.top
  const scale = Math.max((heightPx * 0.2) / faceHeightPx, widthPx / source.widthPx)
  const [noseX, noseY] = pointOf(mesh, landmark.noseTip)
  const cos = Math.cos((rollDeg * Math.PI) / 180) / scale
  const sin = Math.sin((rollDeg * Math.PI) / 180) / scale
  const top = Math.min(heightPx * 0.36, noseY * scale)
  const data = new Uint8Array(widthPx * heightPx * 3)
  for (let y = 0, i = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, i += 3) {
      const u = x - widthPx / 2
      const v = y - top
      let from: [number, number] = [noseX + u * cos + v * sin, noseY + v * cos - u * sin]
      for (const [index, swelling, reach] of habits)
        from = swell(from, pointOf(mesh, index), { by: swelling * strength, reachPx: reach * faceHeightPx })
      const side = 1 + (0.16 * u) / widthPx
      for (let channel = 0; channel < 3; channel++) {
        const value = linearFromByte[byteAt(source, from, channel)] * light[channel] * side
        data[i + channel] = quickSrgb(value) * 255 + 0.5
      }
    }
  const smooth = await sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .median(5)
    .raw()
    .toBuffer()
  return { widthPx, heightPx, data: new Uint8Array(smooth) }
}

function swell(
  [x, y]: [number, number],
  [centreX, centreY]: readonly [number, number],
  { by, reachPx }: { by: number; reachPx: number },
): [number, number] {
  const distance = Math.hypot(x - centreX, y - centreY)
  if (distance >= reachPx) return [x, y]
  const factor = 1 - by * (1 - (distance / reachPx) ** 2) ** 2
  return [centreX + (x - centreX) * factor, centreY + (y - centreY) * factor]
}

function byteAt({ widthPx, heightPx, data }: RgbImage, [x, y]: [number, number], channel: number): number {
  const column = Math.max(0, Math.min(widthPx - 1, Math.round(x)))
  const row = Math.max(0, Math.min(heightPx - 1, Math.round(y)))
  return data[(row * widthPx + column) * 3 + channel]
}
