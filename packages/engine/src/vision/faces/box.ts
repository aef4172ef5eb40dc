/** An upright box, px. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Shared area as a share of the smaller box, so that a box inside another counts as the same thing. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / Math.min(areaOf(a), areaOf(b))
}

export function areaOf({ left, top, right, bottom }: Box): number {
  return (right - left) * (bottom - top)
}

/** The smallest box around the landmarks of a mesh of x, y, z triples. */
export function boxAround(mesh: Float32Array): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let i = 0; i < mesh.length; i += 3) {
    box.left = Math.min(box.left, mesh[i])
    box.right = Math.max(box.right, mesh[i])
    box.top = Math.min(box.top, mesh[i + 1])
    box.bottom = Math.max(box.bottom, mesh[i + 1])
  }
  return box
}
