/** A small picture in RGBA, 0..255, and how many px high the photo itself is. */
export interface SmallPicture {
  widthPx: number
  heightPx: number
  data: Uint8ClampedArray
  photoHeightPx: number
}

export interface Finding {
  /** The engine's coach uses the same codes. */
  code: 'face_too_small' | 'face_small' | 'too_dark' | 'dark' | 'blurred'
  severity: 'info' | 'warn'
}

/** A face is at most half as high as its photo; the coach asks for 70 and 120 px of face. */
const largestFaceShare = 0.5
const faceHeightPx = { tooSmall: 70, small: 120 }
/** Linear luminance of the brightest 1.5 % where the face is expected; the coach's thresholds of a face's highlight. */
const highlight = { tooDark: 0.2, dark: 0.3, quantile: 0.985 }
/** The coach's measure on a face is 5.5 and more when sharp; hair and edges of the whole photo raise it. */
const leastSharpness = 5.5
/** A darker picture shows less of the same detail; the coach's correction. */
const litGreen = 105
const leastLit = 0.3

const gravity = { warn: 0, info: 1 }

/** What a first look on the device tells, the gravest first: too small, too dark, blurred. Faces are the server's to find. */
export function lookAt(picture: SmallPicture): Finding[] {
  const light = lookAtLight(picture)
  // In the dark nothing looks sharp.
  const isTooDark = light.some(({ severity }) => severity === 'warn')
  const findings = [...lookAtSize(picture), ...light, ...(isTooDark ? [] : lookAtSharpness(picture))]
  return findings.toSorted((one, other) => gravity[one.severity] - gravity[other.severity])
}

function lookAtSize({ photoHeightPx }: SmallPicture): Finding[] {
  const largestFacePx = photoHeightPx * largestFaceShare
  if (largestFacePx < faceHeightPx.tooSmall) return [{ code: 'face_too_small', severity: 'warn' }]
  if (largestFacePx < faceHeightPx.small) return [{ code: 'face_small', severity: 'info' }]
  return []
}

function lookAtLight(picture: SmallPicture): Finding[] {
  const lights = [...middlePixels(picture)].map((at) => luminanceAt(picture.data, at)).sort((a, b) => a - b)
  const light = lights[Math.floor((lights.length - 1) * highlight.quantile)] ?? 1
  if (light < highlight.tooDark) return [{ code: 'too_dark', severity: 'warn' }]
  if (light < highlight.dark) return [{ code: 'dark', severity: 'info' }]
  return []
}

function lookAtSharpness(picture: SmallPicture): Finding[] {
  const { data, widthPx } = picture
  const row = widthPx * 4
  let [sum, greens, count] = [0, 0, 0]
  for (const at of middlePixels(picture)) {
    const green = at + 1
    const around = data[green - 4] + data[green + 4] + data[green - row] + data[green + row]
    sum += (4 * data[green] - around) ** 2
    greens += data[green]
    count++
  }
  if (count === 0) return []
  const lit = Math.min(1, Math.max(leastLit, greens / count / litGreen))
  return Math.sqrt(sum / count) / lit < leastSharpness ? [{ code: 'blurred', severity: 'warn' }] : []
}

/** Where a portrait has its face: the middle three fifths of the upper three quarters. */
function* middlePixels({ widthPx, heightPx }: SmallPicture): Generator<number> {
  const [fromX, toX] = [
    Math.max(1, Math.floor(widthPx * 0.2)),
    Math.min(widthPx - 1, Math.ceil(widthPx * 0.8)),
  ]
  const [fromY, toY] = [
    Math.max(1, Math.floor(heightPx * 0.08)),
    Math.min(heightPx - 1, Math.ceil(heightPx * 0.75)),
  ]
  for (let y = fromY; y < toY; y++) for (let x = fromX; x < toX; x++) yield (y * widthPx + x) * 4
}

function luminanceAt(data: Uint8ClampedArray, at: number): number {
  return 0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2])
}

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
