/** A plane of 0..1 as bytes. */
export function toBytes(plane: Float32Array): Uint8Array {
  const bytes = new Uint8Array(plane.length)
  for (let i = 0; i < plane.length; i++) bytes[i] = Math.max(0, Math.min(255, plane[i] * 255 + 0.5))
  return bytes
}

/** Puts the photo's own px back where it is face for certain; works in place. */
export function originalFace(colours: Uint8Array, photo: Uint8Array, inner: Float32Array): Uint8Array {
  for (let i = 0; i < inner.length; i++)
    if (inner[i] > 0.9) for (let byte = i * 3; byte < i * 3 + 3; byte++) colours[byte] = photo[byte]
  return colours
}
