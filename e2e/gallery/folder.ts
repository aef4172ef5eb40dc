import { root } from '../../scripts/steps/root.ts'

/** Where the pictures and the page that shows them are written. */
export const galleryFolder = `${root}.data/gallery/`
