import { lazyPart } from '@ever-after/ui'

export { chosenPictureName } from './chosen-picture.ts'
export { Carousel } from './components/carousel.tsx'
export { ChosenStyle } from './components/chosen-style.tsx'
export { Hero } from './components/hero.tsx'
export { HomeMenu } from './components/home-menu.tsx'
export { LastPicture } from './components/last-picture.tsx'
export { RequestLine } from './components/request-line.tsx'
export { StyleGrid } from './components/style-grid.tsx'
export { copy as styleCopy } from './copy.ts'
export { chooseStyle, findVariation, sectionsOf } from './model.ts'

/** Below the first screen, and as heavy as the picker it comes from. */
export const StyleCarousel = lazyPart(() => import('./components/style-carousel.tsx'))
