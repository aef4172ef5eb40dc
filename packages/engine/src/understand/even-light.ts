import { gaussianBlur } from '../pixels/blur.ts'
import { linearFromByte, luminance, quickSrgb, type Rgb } from '../pixels/colour-space.ts'
import { fillPolygon } from '../pixels/fill-polygon.ts'
import { resizePlane } from '../pixels/resample.ts'
import { clamp, median, smoothstep } from '../pixels/smoothstep.ts'
import { faceOval, landmark, landmarkCount, pointOf } from '../vision/index.ts'
import { grow } from './face-outline.ts'
import type { HeadView } from './head-view.ts'

export interface LightInput {
  view: HeadView
  /** Three bytes a px, changed in place. */
  rgb: Uint8Array
  /** Middle of the face's skin, linear light. */
  tone: Rgb
}

const neighbours = 10
const discCm = 0.35
/** Stops between a face's full left and its front that any scene has; more is pressed together to a share of it. */
const usual = { aside: 0.4, upright: 0.55 }
const kept = 0.38
const mostStops = 1.1
/** Shine on skin over this share of white is pressed together as well. */
const shine = { from: 0.1, kept: 0.5, softCm: 0.3, notUnder: 1.12 }
const cellCm = 0.25
const meshSigmaCm = 0.7

/**
 * Takes part of the photo's own light out of a head: a first-order fit of light against the mesh's normals tells from where
 * it came, and what goes beyond a wedding's light is divided out; hot spots of a flash are pressed together.
 * Answers how many stops a full turn to the right and downwards changed before, for the tests.
 */
export function evenLight({ view, rgb, tone }: LightInput): { aside: number; upright: number } {
  const normals = normalsOf(view.mesh)
  const fit = fitLight(view, rgb, normals)
  const press = (value: number, most: number) =>
    Math.sign(value) * Math.min(Math.abs(value), most + kept * Math.max(0, Math.abs(value) - most))
  const aside = press(fit.aside, usual.aside) - fit.aside
  const upright = press(fit.upright, usual.upright) - fit.upright
  tameShine(view, rgb, tone)
  if (Math.abs(aside) < 0.08 && Math.abs(upright) < 0.08) return fit
  const stops = stopsOf(view, normals, aside, upright)
  for (let i = 0; i < stops.length; i++) {
    const gain = 2 ** clamp(stops[i], -mostStops, mostStops)
    if (gain > 0.99 && gain < 1.01) continue
    for (let c = 0; c < 3; c++) {
      const value = linearFromByte[rgb[i * 3 + c]] * gain
      rgb[i * 3 + c] = Math.round(
        quickSrgb(value > 0.7 ? 0.7 + 0.3 * (1 - Math.exp((0.7 - value) / 0.3)) : value) * 255,
      )
    }
  }
  return fit
}

type Normal = readonly [number, number, number]

/** Normals of the landmarks, towards the viewer: planes through each one's neighbours. */
function normalsOf(mesh: Float32Array): Normal[] {
  return Array.from({ length: landmarkCount }, (_, i) => {
    const near = Array.from({ length: landmarkCount }, (_, j) => ({
      j,
      d:
        (mesh[j * 3] - mesh[i * 3]) ** 2 +
        (mesh[j * 3 + 1] - mesh[i * 3 + 1]) ** 2 +
        (mesh[j * 3 + 2] - mesh[i * 3 + 2]) ** 2,
    }))
      .sort((a, b) => a.d - b.d)
      .slice(0, neighbours)
    let xx = 1e-3
    let xy = 0
    let yy = 1e-3
    let xz = 0
    let yz = 0
    for (const { j } of near) {
      const x = mesh[j * 3] - mesh[i * 3]
      const y = mesh[j * 3 + 1] - mesh[i * 3 + 1]
      const z = -(mesh[j * 3 + 2] - mesh[i * 3 + 2])
      xx += x * x
      xy += x * y
      yy += y * y
      xz += x * z
      yz += y * z
    }
    const det = Math.max(1e-6, xx * yy - xy * xy)
    const p = clamp((xz * yy - yz * xy) / det, -4, 4)
    const q = clamp((yz * xx - xz * xy) / det, -4, 4)
    const length = Math.hypot(p, q, 1)
    return [-p / length, -q / length, 1 / length]
  })
}

/** Stops per unit of the normal's x (to the viewer's right) and y (down), over the skin's landmarks. */
function fitLight(
  { mesh, classes, widthPx, heightPx, pxPerCm }: HeadView,
  rgb: Uint8Array,
  normals: readonly Normal[],
): { aside: number; upright: number } {
  const radius = Math.max(1, Math.round(discCm * pxPerCm))
  const samples: [number, number, number][] = []
  for (let l = 0; l < landmarkCount; l++) {
    const [cx, cy] = pointOf(mesh, l)
    const lights: number[] = []
    for (let y = Math.round(cy) - radius; y <= cy + radius; y += 2)
      for (let x = Math.round(cx) - radius; x <= cx + radius; x += 2) {
        if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) continue
        const i = y * widthPx + x
        if (classes.faceSkin[i] < 0.8) continue
        lights.push(luminanceOf(rgb, i))
      }
    if (lights.length > 5) samples.push([normals[l][0], normals[l][1], Math.log2(median(lights) + 0.004)])
  }
  if (samples.length < 60) return { aside: 0, upright: 0 }
  let weights = samples.map(() => 1)
  let solved = [0, 0, 0]
  for (let round = 0; round < 4; round++) {
    solved = solve(samples, weights)
    // Brows, lips, beards and cast shadows do not speak for the light.
    weights = samples.map(
      ([x, y, light]) => 1 / (1 + ((light - solved[0] - solved[1] * x - solved[2] * y) / 0.5) ** 2),
    )
  }
  return { aside: solved[1], upright: solved[2] }
}

function luminanceOf(rgb: Uint8Array, i: number): number {
  return luminance([
    linearFromByte[rgb[i * 3]],
    linearFromByte[rgb[i * 3 + 1]],
    linearFromByte[rgb[i * 3 + 2]],
  ])
}

/** Weighted least squares of light = c + a x + b y. */
function solve(
  samples: readonly (readonly [number, number, number])[],
  weights: readonly number[],
): number[] {
  const m = [
    [1e-6, 0, 0, 0],
    [0, 0.5, 0, 0],
    [0, 0, 0.5, 0],
  ]
  samples.forEach(([x, y, light], k) => {
    const row = [1, x, y]
    for (let r = 0; r < 3; r++) {
      for (let c = 0; c < 3; c++) m[r][c] += weights[k] * row[r] * row[c]
      m[r][3] += weights[k] * row[r] * light
    }
  })
  for (let p = 0; p < 3; p++)
    for (let r = 0; r < 3; r++) {
      if (r === p) continue
      const f = m[r][p] / m[p][p]
      for (let c = p; c < 4; c++) m[r][c] -= f * m[p][c]
    }
  return m.map((row, r) => row[3] / row[r])
}

/** Stops by which each px changes: by the mesh's normals on the face, by those of an ellipsoid around it. */
function stopsOf(
  { mesh, widthPx, heightPx, pxPerCm }: HeadView,
  normals: readonly Normal[],
  aside: number,
  upright: number,
): Float32Array {
  const cell = Math.max(2, Math.round(cellCm * pxPerCm))
  const columns = Math.ceil(widthPx / cell)
  const rows = Math.ceil(heightPx / cell)
  const sum = new Float32Array(columns * rows)
  const count = new Float32Array(columns * rows)
  for (let l = 0; l < landmarkCount; l++) {
    const [x, y] = pointOf(mesh, l)
    if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) continue
    const k = Math.floor(y / cell) * columns + Math.floor(x / cell)
    sum[k] += aside * normals[l][0] + upright * normals[l][1]
    count[k]++
  }
  const sigma = (meshSigmaCm * pxPerCm) / cell
  const smoothSum = gaussianBlur(sum, columns, rows, sigma)
  const smoothCount = gaussianBlur(count, columns, rows, sigma)
  const [leftX] = pointOf(mesh, landmark.leftTemple)
  const [rightX] = pointOf(mesh, landmark.rightTemple)
  const ys = faceOval.map((index) => mesh[index * 3 + 1])
  const centreX = (leftX + rightX) / 2
  const centreY = (Math.min(...ys) + Math.max(...ys)) / 2 - 2 * pxPerCm
  const radiusX = ((rightX - leftX) / 2) * 1.2
  const radiusY = ((Math.max(...ys) - Math.min(...ys)) / 2) * 1.35
  const mixed = new Float32Array(columns * rows)
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      const k = r * columns + c
      let u = ((c + 0.5) * cell - centreX) / radiusX
      let v = ((r + 0.5) * cell - centreY) / radiusY
      const far = Math.hypot(u, v)
      if (far > 0.9) {
        u *= 0.9 / far
        v *= 0.9 / far
      }
      const around = (aside * u + upright * v) * 0.8
      const share = smoothstep(0.02, 0.12, smoothCount[k])
      mixed[k] = around + ((smoothCount[k] > 1e-4 ? smoothSum[k] / smoothCount[k] : 0) - around) * share
    }
  const even = gaussianBlur(mixed, columns, rows, 1.6)
  return resizePlane(even, columns, rows, widthPx, heightPx, 1 / cell)
}

const innerLips = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95]
const eyes = [
  [33, 160, 158, 133, 153, 144],
  [263, 387, 385, 362, 380, 373],
]

/** Skin is its own colour and a white shine: presses the shine together and leaves the colour. */
function tameShine(
  { classes, mesh, widthPx, heightPx, pxPerCm }: HeadView,
  rgb: Uint8Array,
  tone: Rgb,
): void {
  const grey = luminance(tone)
  const d = tone.map((value) => value / Math.max(1e-4, grey))
  const dd = d[0] ** 2 + d[1] ** 2 + d[2] ** 2
  const dw = d[0] + d[1] + d[2]
  const det = dd * 3 - dw * dw
  if (det < 0.02) return
  // Teeth and the whites of eyes shine by right.
  const kept = [innerLips, ...eyes].map((line) =>
    fillPolygon(
      grow(
        line.map((index) => pointOf(mesh, index)),
        0.25 * pxPerCm,
      ),
      widthPx,
      heightPx,
    ),
  )
  const less = new Float32Array(classes.faceSkin.length)
  for (let i = 0; i < less.length; i++) {
    const skin = classes.faceSkin[i] * (1 - Math.max(kept[0][i], kept[1][i], kept[2][i]))
    if (skin < 0.5) continue
    const r = linearFromByte[rgb[i * 3]]
    const g = linearFromByte[rgb[i * 3 + 1]]
    const b = linearFromByte[rgb[i * 3 + 2]]
    const cd = r * d[0] + g * d[1] + b * d[2]
    const white = (dd * (r + g + b) - dw * cd) / det
    const over = luminance([r, g, b]) - grey * shine.notUnder
    if (white > shine.from && over > 0)
      less[i] = Math.min(over, (white - shine.from) * (1 - shine.kept)) * smoothstep(0.5, 0.9, skin)
  }
  const soft = gaussianBlur(less, widthPx, heightPx, shine.softCm * pxPerCm)
  for (let i = 0; i < less.length; i++) {
    if (soft[i] < 0.002) continue
    const lit = luminanceOf(rgb, i)
    const left = Math.max(0.45 * lit, lit - soft[i])
    // What shone takes some of the skin's own colour: taking white away alone leaves grey.
    const share = Math.min(0.6, (soft[i] / Math.max(0.02, lit)) * 1.4)
    for (let c = 0; c < 3; c++) {
      const value = (linearFromByte[rgb[i * 3 + c]] * left) / Math.max(0.002, lit)
      rgb[i * 3 + c] = Math.round(quickSrgb(value + (d[c] * left - value) * share) * 255)
    }
  }
}
