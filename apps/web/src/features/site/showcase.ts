/** Widths at which each picture of the site is drawn, px. */
export const siteImageWidthsPx = [240, 480, 800] as const

export interface ShowcasePicture {
  /** Folder of the catalogue's picture. */
  file: string
  name: string
}

/** Styles of the shipped catalogue that the landing page shows; the middle of the hero comes first. */
export const showcase: Record<'hero' | 'moods' | 'styles', readonly ShowcasePicture[]> = {
  hero: [
    { file: 'golden-garden', name: 'Golden Garden' },
    { file: 'salt-and-linen', name: 'Salt & Sea Breeze' },
    { file: 'first-snow', name: 'First Snow' },
  ],
  moods: [
    { file: 'rose-arch', name: 'The Rose Garden' },
    { file: 'golden-garden', name: 'Golden Garden' },
    { file: 'lantern-garden', name: 'Lantern Garden' },
    { file: 'silver-roses', name: 'Roses in Silver Light' },
  ],
  styles: [
    { file: 'chapel-of-light', name: 'Chapel of Light' },
    { file: 'candlelit-evening', name: 'By Candlelight' },
    { file: 'toast-in-the-vines', name: 'A Toast among the Vines' },
    { file: 'storybook-page', name: 'Once upon a Page' },
    { file: 'barn-dance', name: 'String-Light Barn Dance' },
    { file: 'after-the-rain', name: 'After the Rain' },
  ],
}

/** Styles in which a couple's portraits are drawn when the pages are built. */
export const coupleStyles = [
  'rose-arch',
  'golden-garden',
  'lantern-garden',
  'silver-roses',
  'salt-and-linen',
] as const

/** What is shown of that couple, in the place of pictures that show nobody's face. */
export const coupleShowcase = {
  portraits: [
    { file: 'couple/portrait-1', name: 'You' },
    { file: 'couple/portrait-2', name: 'Your love' },
  ],
  hero: { file: 'couple/rose-arch', name: 'The Rose Garden' },
  comparison: { file: 'couple/salt-and-linen', name: 'Salt & Sea Breeze' },
  /** Each head in its portrait and in the picture of the comparison, cut so that they lie on each other. */
  heads: [1, 2].map((number) => ({
    before: { file: `couple/head-${number}-before`, name: 'Portrait' },
    after: { file: `couple/head-${number}-after`, name: 'Salt & Sea Breeze' },
  })),
  moods: showcase.moods.map(({ file, name }) => ({ file: `couple/${file}`, name })),
} as const

export function sitePictureUrl(file: string, widthPx: (typeof siteImageWidthsPx)[number]): string {
  return `/site/${file}-${widthPx}.webp`
}
