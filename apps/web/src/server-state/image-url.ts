import { smallPictureOf } from '@ever-after/contract'
import { serverAddress } from '#platform/api-origin.ts'

/**
 * Image paths without http(s) or a leading slash get a slash; the native shell's get the server's origin too.
 * With a width in real pixels, a picture of the shipped catalogue comes no larger than that needs.
 */
export function imageUrl(path: string, widthPx = Number.POSITIVE_INFINITY): string {
  const rooted = /^(https?:)?\//.test(path) ? path : `/${path}`
  return serverAddress(smallPictureOf(rooted, widthPx))
}
