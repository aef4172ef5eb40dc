import { vi } from 'vitest'

interface PictureStandIn {
  widthPx: number
  heightPx: number
  /** Grey of a pixel, 0..255. */
  greyAt?: (x: number, y: number) => number
}

/** Lets the browser without a screen decode every file as this picture; gives what was drawn and encoded. */
export function standInPictures({ widthPx, heightPx, greyAt = () => 200 }: PictureStandIn) {
  const drawn: unknown[][] = []
  const encoded: { widthPx: number; heightPx: number; type?: string; quality?: number }[] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width: widthPx, height: heightPx, close: () => {} }))
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async () => undefined)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        drawImage: (...rest: unknown[]) => drawn.push(rest.slice(1)),
        getImageData: (_x: number, _y: number, width: number, height: number) => ({
          data: pixelsOf({ widthPx: width, heightPx: height, greyAt }),
        }),
      }) as never,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    encoded.push({ widthPx: this.width, heightPx: this.height, type, quality: Number(quality) })
    done(new Blob(['jpeg'], { type }))
  })
  return { drawn, encoded }
}

/** Pixels in RGBA, all of them grey. */
export function pixelsOf({ widthPx, heightPx, greyAt = () => 200 }: PictureStandIn): Uint8ClampedArray {
  const data = new Uint8ClampedArray(widthPx * heightPx * 4)
  for (let at = 0; at < data.length; at += 4) {
    const pixel = at / 4
    data.fill(greyAt(pixel % widthPx, Math.floor(pixel / widthPx)), at, at + 3)
    data[at + 3] = 255
  }
  return data
}
