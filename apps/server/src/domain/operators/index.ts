export { expireSessions } from './expire-sessions.ts'
export { findOperator } from './find-operator.ts'
export { logIn } from './log-in.ts'
export { preparePassword } from './prepare-password.ts'
