import { randomUUID } from 'node:crypto'
import { Refusal } from '../../apps/server/src/domain/access/index.ts'
import { reserveUnit } from '../../apps/server/src/domain/membership/index.ts'
import type { Services } from '../../apps/server/src/infra/services.ts'
import type { LightEngine } from '../../apps/server/src/testing/light-engine.ts'
import { deviceIdOf, grant, subscribe } from '../../apps/server/src/testing/subscribe.ts'

/** What a journey may do to a device, which the store or a long week would do otherwise, and to the engine. */
export type ControlCommand =
  | { do: 'hold'; what: 'all' | 'further pictures' }
  | { do: 'release' }
  | ({ token: string } & (
      | { do: 'subscribe'; days: number }
      | { do: 'grant'; bucket: 'welcome' | 'portrait_credit'; amount: number }
      | { do: 'spend'; allowance: 'change' | 'portrait'; units?: number }
    ))

interface Server {
  services: Services
  light: LightEngine
}

let release = () => {}

/** Carries a command out with the functions of the domain; answers how many units were spent or given. */
export async function carryOut({ services, light }: Server, command: ControlCommand): Promise<number> {
  const server = { services, clock: services.clock }
  switch (command.do) {
    case 'hold':
      release = light.hold(
        (job) => command.what === 'all' || (job.kind === 'couple' && job.nth !== undefined),
      )
      return 0
    case 'release':
      release()
      return 0
    case 'subscribe':
      await subscribe(server, command, command.days)
      return command.days
    case 'grant':
      await grant(server, command, command)
      return command.amount
    case 'spend':
      return spend(services, command)
  }
}

interface Spending {
  token: string
  allowance: 'change' | 'portrait'
  /** All that is left unless told. */
  units?: number | undefined
}

async function spend(services: Services, { token, allowance, units }: Spending): Promise<number> {
  const { database, clock, settings } = services
  const deviceId = await deviceIdOf({ services }, { token })
  const reserveOne = () =>
    database.db.transaction().execute((trx) =>
      reserveUnit(trx, {
        deviceId,
        allowance,
        creation: creationOf(allowance),
        settings,
        now: clock.now(),
      }),
    )
  let spent = 0
  while (units === undefined || spent < units) {
    try {
      await reserveOne()
      spent++
    } catch (error) {
      if (error instanceof Refusal && units === undefined) return spent
      throw error
    }
  }
  return spent
}

function creationOf(allowance: Spending['allowance']) {
  return { id: randomUUID(), kind: allowance === 'portrait' ? 'portrait' : 'style' } as const
}
