export { countRatings } from './count-ratings.ts'
export { rateStyle } from './rate-style.ts'
