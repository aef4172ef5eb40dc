import { randomUUID } from 'node:crypto'
import { type Client, createClient, registerDevice } from '@ever-after/contract'
import { sendCommand } from '../steps/control.ts'
import { port } from '../steps/ports.ts'
import { type CoupleContent, makeContent } from './make-content.ts'

/** `browser` is no device: a plain visitor of the site. */
export type DeviceKind = 'couple' | 'empty' | 'new' | 'spent' | 'premium' | 'browser'

export interface Device {
  token: string
  deviceId: string
}

export interface Devices {
  of: Record<Exclude<DeviceKind, 'browser'>, Device>
  content: CoupleContent
}

const address = `http://127.0.0.1:${port}/api`

/** Everybody that the scenes need: a couple with a history, one that begins, one that has spent all, a subscriber. */
export async function prepareDevices(): Promise<Devices> {
  const [couple, empty, spent, premium] = await Promise.all(Array.from({ length: 4 }, register))
  await sendCommand({ do: 'grant', token: couple.token, bucket: 'welcome', amount: 5 })
  await sendCommand({ do: 'spend', token: spent.token, allowance: 'change' })
  await sendCommand({ do: 'subscribe', token: premium.token, days: 7 })
  const content = await makeContent(clientOf(couple.token))
  return { of: { couple, empty, new: empty, spent, premium }, content }
}

async function register(): Promise<Device> {
  const deviceId = `web-${randomUUID()}${randomUUID()}`
  const { token } = await clientOf()(registerDevice, { body: { deviceId, appVersion: '0.1.0' } })
  return { token, deviceId }
}

function clientOf(token?: string): Client {
  return createClient({ baseUrl: address, token: () => token ?? null })
}
