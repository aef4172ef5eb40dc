import { randomUUID } from 'node:crypto'
import { type Client, createClient, registerDevice } from '@ever-after/contract'
import { sendCommand } from '../steps/control.ts'
import { port } from '../steps/ports.ts'
import { type BuyerKind, makeBuyers } from './buyers.ts'
import { type CoupleContent, makeContent } from './make-content.ts'
import { makeOperator, type OperatorContent } from './operator.ts'

/** `browser` is no device: a plain visitor of the site; nor is `operator`, who works in the console. */
export type DeviceKind =
  | 'couple'
  | 'empty'
  | 'new'
  | 'spent'
  | 'premium'
  | 'weekSpent'
  | 'portraitsSpent'
  | BuyerKind
  | 'browser'
  | 'operator'

export interface Device {
  token: string
  deviceId: string
}

export interface Couples {
  of: Record<Exclude<DeviceKind, 'browser' | 'operator'>, Device>
  content: CoupleContent
}

/** Each part is made when a scene first asks for it. */
export interface Devices {
  couples: () => Promise<Couples>
  operator: () => Promise<OperatorContent>
}

const origin = `http://127.0.0.1:${port}`

/** A couple with a history, one that begins, one that has spent all, subscribers, buyers. */
export async function prepareCouples(): Promise<Couples> {
  const [couple, empty, spent, premium, weekSpent, portraitsSpent] = await Promise.all(
    Array.from({ length: 6 }, register),
  )
  await sendCommand({ do: 'grant', token: couple.token, bucket: 'welcome', amount: 5 })
  await sendCommand({ do: 'spend', token: spent.token, allowance: 'change' })
  await sendCommand({ do: 'subscribe', token: premium.token, days: 7 })
  await sendCommand({ do: 'subscribe', token: weekSpent.token, days: 7 })
  await sendCommand({ do: 'spend', token: weekSpent.token, allowance: 'change' })
  await sendCommand({ do: 'spend', token: weekSpent.token, allowance: 'portrait' })
  await sendCommand({ do: 'spend', token: portraitsSpent.token, allowance: 'portrait' })
  const buyers = await makeBuyers({ origin, register, clientOf })
  const content = await makeContent(clientOf(couple.token))
  const of = { couple, empty, new: empty, spent, premium, weekSpent, portraitsSpent, ...buyers }
  return { of, content }
}

/** An operator in the middle of a day. */
export function prepareOperator(): Promise<OperatorContent> {
  return makeOperator({ origin, register, clientOf })
}

async function register(): Promise<Device> {
  const deviceId = `web-${randomUUID()}${randomUUID()}`
  const { token } = await clientOf()(registerDevice, { body: { deviceId, appVersion: '0.1.0' } })
  return { token, deviceId }
}

function clientOf(token?: string): Client {
  return createClient({ baseUrl: `${origin}/api`, token: () => token ?? null })
}
