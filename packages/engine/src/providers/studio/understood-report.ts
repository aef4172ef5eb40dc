import type { UnderstoodPhoto } from '../../understand/understood-photo.ts'

/** What the coach holds against the photos, by partner. */
export function photoWarnings(photos: readonly UnderstoodPhoto[]): string[] {
  return photos.flatMap(({ hints }, partner) =>
    hints.filter(({ severity }) => severity !== 'info').map(({ code }) => `partner${partner + 1}:${code}`),
  )
}

/** What understanding the photos cost, though it may have been done long before: the matte, and all other vision. */
export function visionMs(photos: readonly UnderstoodPhoto[]): Record<string, number> {
  const stages = photos.flatMap(({ stagesMs }) => Object.entries(stagesMs))
  const sum = (isMatte: boolean) =>
    stages.filter(([stage]) => (stage === 'matte') === isMatte).reduce((total, [, ms]) => total + ms, 0)
  return { vision: Math.round(sum(false)), matte: Math.round(sum(true)) }
}
