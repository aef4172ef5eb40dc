import { pyramidOf, type RgbImage } from './rgb-image.ts'

/** A turned rectangle of a picture, px; angleRad turns it clockwise on the screen. */
export interface Region {
  centreX: number
  centreY: number
  widthPx: number
  heightPx: number
  angleRad: number
}

export interface Sampling {
  image: RgbImage
  region: Region
  widthPx: number
  heightPx: number
  /** Each sample is byte * scale + offset. */
  scale: number
  offset: number
  /** What lies beyond the picture: black, or its nearest edge pixel. */
  border: 'black' | 'edge'
}

/** Samples a region bilinearly into interleaved RGB floats, from the pyramid level that avoids aliasing. */
export function sampleRegion(sampling: Sampling): Float32Array {
  const { image, region, widthPx, heightPx, scale, offset, border } = sampling
  const levels = pyramidOf(image)
  const shrink = Math.max(region.widthPx / widthPx, region.heightPx / heightPx, 1)
  // A quarter of a level early: slightly soft input costs less than aliasing.
  const depth = Math.min(levels.length - 1, Math.floor(Math.log2(shrink) + 0.25))
  const level = levels[depth]
  const levelScale = 1 / 2 ** depth
  const target = new Float32Array(widthPx * heightPx * 3)
  const cos = Math.cos(region.angleRad)
  const sin = Math.sin(region.angleRad)
  const stepX = region.widthPx / widthPx
  const stepY = region.heightPx / heightPx
  for (let row = 0; row < heightPx; row++) {
    const v = (row + 0.5) * stepY - region.heightPx / 2
    const u = stepX / 2 - region.widthPx / 2
    sampleRow({
      level,
      target,
      start: row * widthPx * 3,
      count: widthPx,
      x: (region.centreX + u * cos - v * sin) * levelScale - 0.5,
      y: (region.centreY + u * sin + v * cos) * levelScale - 0.5,
      stepX: stepX * cos * levelScale,
      stepY: stepX * sin * levelScale,
      scale,
      offset,
      isBlackOutside: border === 'black',
    })
  }
  return target
}

/** The picture's px of a point given in fractions (0..1) of a region. */
export function pointInImage(region: Region, u: number, v: number): [x: number, y: number] {
  const alongX = (u - 0.5) * region.widthPx
  const alongY = (v - 0.5) * region.heightPx
  const cos = Math.cos(region.angleRad)
  const sin = Math.sin(region.angleRad)
  return [region.centreX + alongX * cos - alongY * sin, region.centreY + alongX * sin + alongY * cos]
}

interface Row {
  level: RgbImage
  target: Float32Array
  start: number
  count: number
  x: number
  y: number
  stepX: number
  stepY: number
  scale: number
  offset: number
  isBlackOutside: boolean
}

function sampleRow(row: Row): void {
  const { target, start, count, stepX, stepY, scale, offset, isBlackOutside } = row
  const { data, widthPx: width, heightPx: height } = row.level
  const lastX = width - 1
  const lastY = height - 1
  const end = start + count * 3
  let x = row.x
  let y = row.y
  for (let out = start; out < end; out += 3, x += stepX, y += stepY) {
    if (isBlackOutside && (x < -1 || y < -1 || x > width || y > height)) {
      target[out] = target[out + 1] = target[out + 2] = offset
      continue
    }
    const px = x < 0 ? 0 : Math.min(x, lastX)
    const py = y < 0 ? 0 : Math.min(y, lastY)
    const left = px | 0
    const top = py | 0
    const fx = px - left
    const fy = py - top
    const a = (top * width + left) * 3
    const b = left < lastX ? a + 3 : a
    const down = top < lastY ? width * 3 : 0
    const c = a + down
    const d = b + down
    const wa = (1 - fx) * (1 - fy) * scale
    const wb = fx * (1 - fy) * scale
    const wc = (1 - fx) * fy * scale
    const wd = fx * fy * scale
    target[out] = data[a] * wa + data[b] * wb + data[c] * wc + data[d] * wd + offset
    target[out + 1] = data[a + 1] * wa + data[b + 1] * wb + data[c + 1] * wc + data[d + 1] * wd + offset
    target[out + 2] = data[a + 2] * wa + data[b + 2] * wb + data[c + 2] * wc + data[d + 2] * wd + offset
  }
}
