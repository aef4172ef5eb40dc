export { registerPush } from './register-push.ts'
export { reportInteraction } from './report-interaction.ts'
export { reportReview } from './report-review.ts'
