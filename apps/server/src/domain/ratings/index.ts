export { countRatings } from './count-ratings.ts'
export { findRating } from './find-rating.ts'
export { rateStyle } from './rate-style.ts'
