/** Who asks. Every reader and writer of rows takes one and sees only what belongs to it. */
export type Actor = DeviceActor | OperatorActor | SystemActor

export interface DeviceActor {
  kind: 'device'
  deviceId: string
  isBrowser: boolean
}

/** The person who tends the catalogue; there is one, however many sessions are open. */
export interface OperatorActor {
  kind: 'operator'
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
