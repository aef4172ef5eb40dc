import { coupleStyles, sitePictureUrl } from './showcase.ts'

/** Whether this build has pictures of a couple who may be shown. */
export function showsCouple(): boolean {
  return import.meta.env.VITE_SHOWCASE_COUPLE === 'on'
}

/** Addresses of the couple's pictures, the first of them the one that the landing page begins with. */
export function couplePictures(): string[] {
  return showsCouple() ? coupleStyles.map((file) => sitePictureUrl(`couple/${file}`, 800)) : []
}
