/** What a picture counts when its size cannot be read: a photograph is sent with at most 2048 px a side. */
const mostMegapixels = 4

/** Begun megapixels of a JPEG, read from its header without decoding it. */
export function megapixelsOf(jpeg: Uint8Array): number {
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  let offset = 2
  while (offset + 9 <= jpeg.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1)
    if (isStartOfFrame(marker)) return begunMegapixels(view.getUint16(offset + 7), view.getUint16(offset + 5))
    offset += 2 + view.getUint16(offset + 2)
  }
  return mostMegapixels
}

/** Megapixels that are billed: at least one, and every begun one. */
export function begunMegapixels(widthPx: number, heightPx: number): number {
  return Math.max(1, Math.ceil((widthPx * heightPx) / 2 ** 20))
}

/** C0 to CF, without the tables DHT, JPG and DAC among them. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
