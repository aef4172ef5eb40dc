export { countRatings } from './count-ratings.ts'
export { keepReason, rateStyle } from './rate-style.ts'
