export {
  type Actor,
  type Caller,
  type DeviceActor,
  type OperatorActor,
  type OperatorSession,
  operatorOf,
  ownerOf,
  system,
} from './actor.ts'
export { hashToken } from './hash-token.ts'
export { ownedBy } from './owned-by.ts'
export { Refusal } from './refusal.ts'
