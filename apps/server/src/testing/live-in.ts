import { createClient, operatorLogin, rateStyle, registerPush, requestStyle } from '@ever-after/contract'
import type { ChildServer } from './child-server.ts'
import { applyOnce, untilEnded } from './make-creations.ts'
import { operatorPassword } from './start-server.ts'

/** What a couple and an operator hold after they used a server. */
export interface Lived {
  deviceToken: string
  operatorToken: string
}

/** Uses a server so that every kind of thing is kept: photos, pictures, units, words, an operator's session. */
export async function liveIn(server: ChildServer): Promise<Lived> {
  const { token: deviceToken, call } = await server.newDevice()
  const device = { call }
  const id = await applyOnce(device)
  await untilEnded(device, id)
  await untilEnded(device, await applyOnce(device, { partner2Attire: 'dress' }))
  await call(rateStyle, { params: { id }, body: { rating: 'positive' } })
  await call(requestStyle, { body: { styleName: 'A lighthouse', description: 'At night' } })
  await call(registerPush, {
    body: { deviceId: 'a-phone-of-somebody-else-1', fcmToken: 'an-address', platform: 'ios' },
  })
  const anonymous = createClient({ baseUrl: `${server.origin}/api` })
  const { token: operatorToken } = await anonymous(operatorLogin, { body: { password: operatorPassword } })
  return { deviceToken, operatorToken }
}
