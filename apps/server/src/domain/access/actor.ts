/** Who asks. Every reader and writer of rows takes one and sees only what belongs to it. */
export type Actor = DeviceActor | OperatorActor | SystemActor

export interface DeviceActor {
  kind: 'device'
  deviceId: string
  isBrowser: boolean
  /** Refused new pictures by an operator. */
  isBlocked: boolean
}

/** Somebody who tends the catalogue; what belongs to one operator belongs to all, whichever session is theirs. */
export interface OperatorActor {
  kind: 'operator'
  session: OperatorSession
  /** Name and reference of the session, as releases and the record of actions keep them. */
  by: string
}

export interface OperatorSession {
  tokenHash: string
  /** Four characters that tell open sessions apart. */
  reference: string
  /** What the person calls themselves; null until they say. */
  name: string | null
  expiresAt: Date
}

/** The server itself: jobs and sweeps. */
export interface SystemActor {
  kind: 'system'
}

export type Caller = DeviceActor | OperatorActor

export const system: SystemActor = { kind: 'system' }

/** The value of a row's `device_id` that belongs to the caller; the operator's rows have none. */
export function ownerOf(caller: Caller): string | null {
  return caller.kind === 'device' ? caller.deviceId : null
}

/** The actor of an open session. */
export function operatorOf(session: OperatorSession): OperatorActor {
  const { name, reference } = session
  return { kind: 'operator', session, by: name === null ? reference : `${name} (${reference})` }
}
