import type { EnginePool } from '@ever-after/engine'
import type { Logger } from 'pino'
import type { Settings } from '../settings.ts'
import type { Bell } from './bell.ts'
import type { SignedTransactions } from './billing/apple/signed-transactions.ts'
import type { Billing } from './billing/billing.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Gate } from './gate.ts'
import type { DerivedCache } from './object-store/disk-derived-cache.ts'
import type { ObjectStore } from './object-store/object-store.ts'
import type { AddressSigner } from './object-store/sign-address.ts'
import type { PictureSigner } from './provenance/picture-signer.ts'
import type { Queue } from './queue/queue.ts'
import type { Random } from './random.ts'
import type { TextModel } from './text-model/text-model.ts'

/** Everything a verb of the domain may need; each verb picks what it uses. */
export interface Services {
  database: Database
  queue: Queue
  /** Rings with a creation's id after its row was written. */
  bell: Bell
  objects: ObjectStore
  addresses: AddressSigner
  derived: DerivedCache
  engine: EnginePool
  /** Signs finished pictures before they are stored. */
  signer: PictureSigner
  /** Undefined where nothing is for sale. */
  billing: Billing | undefined
  /** Judges what Apple signed; undefined where it is no second proof. */
  signedTransactions: SignedTransactions | undefined
  /** What the store's own messages carry as authorisation; undefined where none are taken. */
  storeAuthorization: string | undefined
  /** Writes prompts; undefined where none is configured. */
  textModel: TextModel | undefined
  /** Limits how many pictures are decoded at once. */
  decodes: Gate
  /** Limits how many passwords are hashed at once; each takes 19 MiB. */
  passwordChecks: Gate
  clock: Clock
  random: Random
  log: Logger
  settings: Settings
}
