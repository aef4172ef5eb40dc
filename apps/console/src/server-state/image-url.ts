import { smallPictureOf } from '@ever-after/contract'

/** Image paths without http(s) or a leading slash get a slash; a shipped picture comes no wider than it is needed. */
export function imageUrl(path: string, widthPx = Number.POSITIVE_INFINITY): string {
  return smallPictureOf(/^(https?:)?\//.test(path) ? path : `/${path}`, widthPx)
}
