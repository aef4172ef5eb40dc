import { boxBlur } from './box-blur.ts'
import { resizePlane } from './resample.ts'

/** Gaussian blur of a plane by three box means. Target may be given to save memory, and may be the source. */
export function gaussianBlur(
  source: Float32Array,
  width: number,
  height: number,
  sigmaPx: number,
  target: Float32Array = new Float32Array(width * height),
): Float32Array {
  if (sigmaPx < 0.8) {
    blurThreeTaps(source, width, height, sigmaPx, target)
    return target
  }
  let from = source
  for (const radiusPx of boxRadii(sigmaPx)) {
    boxBlur({ source: from, widthPx: width, heightPx: height, radiusPx, target })
    from = target
  }
  return target
}

/** Gaussian blur for wide sigmas: shrinks first, so that its cost hardly grows with sigma. Target may be the source. */
export function blurLarge(
  source: Float32Array,
  width: number,
  height: number,
  sigmaPx: number,
  target: Float32Array = new Float32Array(width * height),
): Float32Array {
  const factor = Math.max(1, Math.floor(sigmaPx / 3))
  if (factor === 1) return gaussianBlur(source, width, height, sigmaPx, target)
  const smallWidth = Math.ceil(width / factor)
  const smallHeight = Math.ceil(height / factor)
  const small = averageBlocks(source, width, height, factor, smallWidth, smallHeight)
  const blurred = gaussianBlur(small, smallWidth, smallHeight, sigmaPx / factor, small)
  return resizePlane(blurred, smallWidth, smallHeight, width, height, 1 / factor, target)
}

/** Radii of three boxes whose variances add up to the Gaussian's. */
function boxRadii(sigmaPx: number): number[] {
  const ideal = Math.sqrt(4 * sigmaPx * sigmaPx + 1)
  const small = Math.max(0, Math.floor((ideal - 1) / 2))
  const side = 2 * small + 1
  const smallCount = Math.round((12 * sigmaPx * sigmaPx - 3 * side * side - 12 * side - 9) / (-4 * side - 4))
  return [0, 1, 2].map((i) => (i < smallCount ? small : small + 1))
}

function blurThreeTaps(
  source: Float32Array,
  width: number,
  height: number,
  sigmaPx: number,
  target: Float32Array,
): void {
  const across = new Float32Array(width * height)
  const side = Math.exp(-1 / (2 * sigmaPx * sigmaPx))
  const centre = 1 / (1 + 2 * side)
  const edge = side * centre
  const lastX = width - 1
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      across[i] = source[i] * centre + (source[x > 0 ? i - 1 : i] + source[x < lastX ? i + 1 : i]) * edge
  for (let y = 0, i = 0; y < height; y++) {
    const up = y > 0 ? -width : 0
    const down = y < height - 1 ? width : 0
    for (let x = 0; x < width; x++, i++)
      target[i] = across[i] * centre + (across[i + up] + across[i + down]) * edge
  }
}

function averageBlocks(
  source: Float32Array,
  width: number,
  height: number,
  factor: number,
  smallWidth: number,
  smallHeight: number,
): Float32Array {
  const small = new Float32Array(smallWidth * smallHeight)
  for (let y = 0; y < smallHeight; y++) {
    const bottom = Math.min(height, y * factor + factor)
    for (let x = 0; x < smallWidth; x++) {
      const right = Math.min(width, x * factor + factor)
      let sum = 0
      for (let row = y * factor; row < bottom; row++)
        for (let i = row * width + x * factor, end = row * width + right; i < end; i++) sum += source[i]
      small[y * smallWidth + x] = sum / ((bottom - y * factor) * (right - x * factor))
    }
  }
  return small
}
