import { boxBlur } from '../../pixels/box-blur.ts'

export type ColourPlanes = readonly [Float32Array, Float32Array, Float32Array]

/** Linear model of a plane in the picture's colours, plane = r·red + g·green + b·blue + constant, px by px. */
export interface ColourModel {
  r: Float32Array
  g: Float32Array
  b: Float32Array
  constant: Float32Array
}

export interface GuidedFilterOptions {
  /** The guide's red, green and blue, 0..1. */
  guide: ColourPlanes
  widthPx: number
  heightPx: number
  radiusPx: number
  /** Variance of colour that counts as flat. */
  flatness: number
}

/**
 * Colour guided filter (He 2010) on one picture. `plane - filtered plane` is the closed-form matting Laplacian
 * applied to the plane, without its matrix. Works in its own planes: one call at a time.
 */
export class GuidedFilter {
  readonly #guide: ColourPlanes
  readonly #widthPx: number
  readonly #heightPx: number
  readonly #radiusPx: number
  readonly #means: ColourPlanes
  /** Inverse of each px's colour covariance: rr, rg, rb, gg, gb, bb. */
  readonly #inverse: readonly Float32Array[]
  readonly #model: ColourModel
  readonly #mean: Float32Array

  constructor({ guide, widthPx, heightPx, radiusPx, flatness }: GuidedFilterOptions) {
    this.#guide = guide
    this.#widthPx = widthPx
    this.#heightPx = heightPx
    this.#radiusPx = radiusPx
    this.#mean = this.#plane()
    this.#model = { r: this.#plane(), g: this.#plane(), b: this.#plane(), constant: this.#plane() }
    const [red, green, blue] = guide
    this.#means = [this.#blur(red), this.#blur(green), this.#blur(blue)]
    this.#inverse = this.#covariances()
    invertCovariances(this.#inverse, flatness)
  }

  /** Writes the filtered plane to target, which must be another plane. */
  filter(plane: Float32Array, target: Float32Array): void {
    const model = this.model(plane)
    applyModel(model, this.#guide, target)
  }

  /** The smoothed colour model of a plane; valid until the next call. */
  model(plane: Float32Array): ColourModel {
    const { r, g, b, constant } = this.#model
    const [red, green, blue] = this.#guide
    this.#blur(plane, this.#mean)
    multiply(red, plane, r)
    this.#blur(r, r)
    multiply(green, plane, g)
    this.#blur(g, g)
    multiply(blue, plane, b)
    this.#blur(b, b)
    fitModel(this.#model, this.#mean, this.#means, this.#inverse)
    for (const part of [r, g, b, constant]) this.#blur(part, part)
    return this.#model
  }

  #covariances(): Float32Array[] {
    const product = this.#mean
    const pairs = [
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 1],
      [1, 2],
      [2, 2],
    ]
    return pairs.map(([a, b]) => {
      multiply(this.#guide[a], this.#guide[b], product)
      const covariance = this.#blur(product)
      subtractProduct(covariance, this.#means[a], this.#means[b])
      return covariance
    })
  }

  #blur(source: Float32Array, target?: Float32Array): Float32Array {
    return boxBlur({
      source,
      target,
      widthPx: this.#widthPx,
      heightPx: this.#heightPx,
      radiusPx: this.#radiusPx,
    })
  }

  #plane(): Float32Array {
    return new Float32Array(this.#widthPx * this.#heightPx)
  }
}

/** Evaluates a colour model on a picture. */
export function applyModel(
  { r, g, b, constant }: ColourModel,
  [red, green, blue]: ColourPlanes,
  target: Float32Array,
): void {
  for (let i = 0; i < target.length; i++)
    target[i] = r[i] * red[i] + g[i] * green[i] + b[i] * blue[i] + constant[i]
}

function multiply(a: Float32Array, b: Float32Array, target: Float32Array): void {
  for (let i = 0; i < target.length; i++) target[i] = a[i] * b[i]
}

function subtractProduct(target: Float32Array, a: Float32Array, b: Float32Array): void {
  for (let i = 0; i < target.length; i++) target[i] -= a[i] * b[i]
}

function invertCovariances(covariances: readonly Float32Array[], flatness: number): void {
  const [rr, rg, rb, gg, gb, bb] = covariances
  for (let i = 0; i < rr.length; i++) {
    const a = rr[i] + flatness
    const b = rg[i]
    const c = rb[i]
    const d = gg[i] + flatness
    const e = gb[i]
    const f = bb[i] + flatness
    const cofactorA = d * f - e * e
    const cofactorB = c * e - b * f
    const cofactorC = b * e - c * d
    const scale = 1 / (a * cofactorA + b * cofactorB + c * cofactorC)
    rr[i] = cofactorA * scale
    rg[i] = cofactorB * scale
    rb[i] = cofactorC * scale
    gg[i] = (a * f - c * c) * scale
    gb[i] = (b * c - a * e) * scale
    bb[i] = (a * d - b * b) * scale
  }
}

/** Turns the means of plane·colour held in the model into the model's coefficients. */
function fitModel(
  { r, g, b, constant }: ColourModel,
  mean: Float32Array,
  [meanR, meanG, meanB]: ColourPlanes,
  [rr, rg, rb, gg, gb, bb]: readonly Float32Array[],
): void {
  for (let i = 0; i < r.length; i++) {
    const x = r[i] - meanR[i] * mean[i]
    const y = g[i] - meanG[i] * mean[i]
    const z = b[i] - meanB[i] * mean[i]
    const red = rr[i] * x + rg[i] * y + rb[i] * z
    const green = rg[i] * x + gg[i] * y + gb[i] * z
    const blue = rb[i] * x + gb[i] * y + bb[i] * z
    constant[i] = mean[i] - red * meanR[i] - green * meanG[i] - blue * meanB[i]
    r[i] = red
    g[i] = green
    b[i] = blue
  }
}
