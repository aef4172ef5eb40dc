/** Three channels in the order red, green, blue, or the three axes of a colour space. */
export type Rgb = readonly [number, number, number]

/** sRGB 0..1 to linear light. */
export function toLinear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}

/** Linear light to sRGB; negative light becomes 0, light over 1 stays over 1. */
export function toSrgb(v: number): number {
  return v <= 0.0031308 ? 12.92 * Math.max(0, v) : 1.055 * v ** (1 / 2.4) - 0.055
}

/** Linear light of each sRGB byte: a table of 256. */
export const linearFromByte = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255))

const steps = 8192
// Indexed by the square root, so that dark values keep their precision.
const srgbByRoot = Float32Array.from({ length: steps + 1 }, (_, i) => toSrgb((i / steps) ** 2))

/** toSrgb by table for hot loops, held within 0..1; error under 0.0002. */
export function quickSrgb(v: number): number {
  return v <= 0 ? 0 : v >= 1 ? 1 : srgbByRoot[(Math.sqrt(v) * steps + 0.5) | 0]
}

/** Luminance of linear light, Rec. 709 weights. */
export function luminance([r, g, b]: Rgb): number {
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Linear light of a px of three sRGB bytes. */
export function linearAt(data: Uint8Array, i: number): Rgb {
  return [linearFromByte[data[i * 3]], linearFromByte[data[i * 3 + 1]], linearFromByte[data[i * 3 + 2]]]
}

/** Luminance of a px of three sRGB bytes in linear light. */
export function luminanceAt(data: Uint8Array, i: number): number {
  return luminance(linearAt(data, i))
}

/** Linear light to OKLab (Björn Ottosson's matrices). */
export function oklabFromLinear([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** OKLab to linear light; colours outside sRGB come out below 0 or above 1. */
export function linearFromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Linear light to CIELAB under D65. */
export function labFromLinear([r, g, b]: Rgb): Rgb {
  const x = labCurve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = labCurve(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = labCurve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function labCurve(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116
}
