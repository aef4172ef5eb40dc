export type { Budget } from './budget.ts'
export { createSpending } from './create-spending.ts'
export { dayOf } from './day.ts'
export { forgetAttempts } from './forget-attempts.ts'
