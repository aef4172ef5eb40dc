/** Widths in which the shipped catalogue's pictures are served besides their own, px. */
export const smallPictureWidthsPx = [240, 480, 800] as const

/** Address of a picture of the catalogue that is at least this wide; any other address as it is. */
export function smallPictureOf(path: string, widthPx: number): string {
  const width = smallPictureWidthsPx.find((served) => served >= widthPx)
  const [, upload, picture] = hosted.exec(path) ?? []
  if (picture) return `${upload}c_limit,w_${width ?? hostedWidthPx},f_auto,q_auto/${picture}`
  return width ? path.replace(/^(\/catalogue\/.+\/preview)\.webp$/, `$1-${width}.webp`) : path
}

/** A picture that an operator uploaded or had drawn, as it is stored: large, and not transformed yet. */
const hosted = /^(.*\/media\/ever-after\/image\/upload\/)(v\d+\/wedding-styles\/[\w/-]+\.\w+)$/
/** The widest that a preview is shown. */
const hostedWidthPx = 1200
