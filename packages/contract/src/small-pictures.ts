/** Widths in which the shipped catalogue's pictures are served besides their own, px. */
export const smallPictureWidthsPx = [240, 480, 800] as const

/** Address of a shipped picture that is at least this wide; any other address as it is. */
export function smallPictureOf(path: string, widthPx: number): string {
  const width = smallPictureWidthsPx.find((served) => served >= widthPx)
  return width ? path.replace(/^(\/catalogue\/.+\/preview)\.webp$/, `$1-${width}.webp`) : path
}
