/** A finished or growing picture: row-major display sRGB planes, 0..1. */
export interface Picture {
  widthPx: number
  heightPx: number
  r: Float32Array
  g: Float32Array
  b: Float32Array
}

export function emptyPicture(widthPx: number, heightPx: number): Picture {
  const length = widthPx * heightPx
  return {
    widthPx,
    heightPx,
    r: new Float32Array(length),
    g: new Float32Array(length),
    b: new Float32Array(length),
  }
}
