import { lazyPart } from '@ever-after/ui'

export { chosenPictureName } from './chosen-picture.ts'
export { Carousel } from './components/carousel.tsx'
export { ChosenStyle } from './components/chosen-style.tsx'
export { Hero } from './components/hero.tsx'
export { HomeMenu } from './components/home-menu.tsx'
export { RequestLine } from './components/request-line.tsx'
export { copy as styleCopy } from './copy.ts'
export { chooseStyle, findVariation, sectionsOf } from './model.ts'

// What stands below the first screen comes after it.
export const LastPicture = lazyPart(() => import('./components/last-picture.tsx'))
export const StyleCarousel = lazyPart(() => import('./components/style-carousel.tsx'))
export const StyleGrid = lazyPart(() => import('./components/style-grid.tsx'))
