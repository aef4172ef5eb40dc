import type { DeviceCatalogue } from '@ever-after/contract'
import { imageUrl } from '#server-state'

/** The widest that a picture of a step is shown. */
const widthPx = 800

/** One result picture of each category in the server's order, as many as there are steps; they begin again when there are fewer. */
export function picturesOf({ catalogue, count }: { catalogue: DeviceCatalogue; count: number }): string[] {
  const pictures = catalogue.categoryOrder
    .map((name) => catalogue.styles[name]?.[0]?.variations[0]?.previewPath)
    .filter((path) => path !== undefined)
    .map((path) => imageUrl(path, widthPx))
  return pictures.length ? Array.from({ length: count }, (_, index) => pictures[index % pictures.length]) : []
}
