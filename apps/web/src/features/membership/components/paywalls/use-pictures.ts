import { imageUrl, useCatalogue } from '#server-state'

/** One picture of each of the first categories that the paywall can show; none while the styles are not there. */
export function usePictures({ count, widthPx }: { count: number; widthPx: number }): string[] {
  const { data } = useCatalogue()
  if (!data) return []
  return data.categoryOrder
    .map((name) => data.styles[name]?.[0]?.variations[0]?.previewPath)
    .filter((path) => path !== undefined)
    .slice(0, count)
    .map((path) => imageUrl(path, widthPx))
}
