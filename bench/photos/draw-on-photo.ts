import type { OverlayOptions } from 'sharp'

/** A photo's size and its face, px. */
interface PhotoFace {
  widthPx: number
  heightPx: number
  face: { left: number; top: number; widthPx: number; heightPx: number }
}

const rim = [21, 18, 15, 255]
const glass = [255, 255, 255, 15]

/** Dark frames of glasses where the eyes are. */
export function drawGlasses({ widthPx, heightPx, face }: PhotoFace): OverlayOptions {
  const eyesY = face.top + face.heightPx * 0.36
  const halfWidth = face.widthPx * 0.18
  const halfHeight = face.heightPx * 0.11
  const halfRim = face.widthPx * 0.015
  const round = halfHeight * 0.7
  return paint(widthPx, heightPx, 4, (x, y) => {
    const down = Math.abs(y - eyesY)
    for (const centre of [0.28, 0.72]) {
      const across = Math.abs(x - face.left - face.widthPx * centre)
      const [outX, outY] = [across - halfWidth + round, down - halfHeight + round]
      const edge =
        Math.hypot(Math.max(0, outX), Math.max(0, outY)) + Math.min(0, Math.max(outX, outY)) - round
      if (Math.abs(edge) <= halfRim) return rim
      if (edge < 0) return glass
    }
    const isBridge = Math.abs(x - face.left - face.widthPx * 0.5) < face.widthPx * 0.04 && down <= halfRim
    return isBridge ? rim : [0, 0, 0, 0]
  })
}

const deepShadow = [80, 80, 88]

/** What, multiplied, leaves one side of the face in deep shadow. */
export function drawSideLight({ widthPx, heightPx, face }: PhotoFace): OverlayOptions {
  return paint(widthPx, heightPx, 3, (x) => {
    const share = Math.min(1, Math.max(0, ((x - face.left) / face.widthPx - 0.25) / 0.5))
    return deepShadow.map((shade) => 255 + (shade - 255) * share)
  })
}

function paint(
  width: number,
  height: number,
  channels: 3 | 4,
  colourAt: (x: number, y: number) => readonly number[],
): OverlayOptions {
  const data = new Uint8Array(width * height * channels)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += channels) data.set(colourAt(x, y), i)
  return { input: Buffer.from(data), raw: { width, height, channels } }
}
