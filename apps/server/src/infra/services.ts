import type { EnginePool } from '@ever-after/engine'
import type { Logger } from 'pino'
import type { Settings } from '../settings.ts'
import type { Bell } from './bell/bell.ts'
import type { SignedTransactions } from './billing/apple/signed-transactions.ts'
import type { Billing } from './billing/billing.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Gate } from './gate.ts'
import type { OutsideHost } from './image-host/outside-host.ts'
import type { DerivedCache } from './object-store/derived-cache.ts'
import type { DirectUploads } from './object-store/direct-uploads.ts'
import type { ObjectStore } from './object-store/object-store.ts'
import type { AddressSigner } from './object-store/sign-address.ts'
import type { PictureSigner } from './provenance/picture-signer.ts'
import type { Push } from './push/push.ts'
import type { Queue } from './queue/queue.ts'
import type { Random } from './random.ts'
import type { Meters } from './telemetry/meters.ts'
import type { Tracing } from './telemetry/tracing.ts'
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
  /** Undefined where uploads come through this server. */
  directUploads: DirectUploads | undefined
  /** Undefined where this server hosts pictures itself. */
  outsideHost: OutsideHost | undefined
  engine: EnginePool
  /** Signs finished pictures before they are stored. */
  signer: PictureSigner
  /** Brings messages to phones. */
  push: Push
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
  /** Counts what happens here. */
  meters: Meters
  /** Follows wishes through processes. */
  tracing: Tracing
  clock: Clock
  random: Random
  log: Logger
  settings: Settings
}
