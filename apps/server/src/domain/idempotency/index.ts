export { findReply, type KeyedRequest, lockKey, storeReply } from './answer-again.ts'
export { expireKeys } from './expire-keys.ts'
