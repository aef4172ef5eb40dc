import { coupleStyles, sitePictureUrl } from './showcase.ts'
import { showsCouple } from './shows-couple.ts'

/** Addresses of the couple's pictures, the first of them the one that the landing page begins with. */
export function couplePictures(): string[] {
  return showsCouple() ? coupleStyles.map((file) => sitePictureUrl(`couple/${file}`, 800)) : []
}
