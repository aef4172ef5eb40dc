import { randomUUID } from 'node:crypto'
import {
  type Campaign,
  createCampaign,
  type createCampaignBody,
  listCampaigns,
  registerPush,
} from '@ever-after/contract'
import type { z } from 'zod'
import type { TestDevice, TestServer } from './start-server.ts'

type Body = z.input<typeof createCampaignBody>

export const campaignBody: Body = {
  title: 'New styles are here',
  body: 'Have a look at Golden Tide.',
  action: { kind: 'open', route: '/' },
  segment: { group: 'all', platform: 'any' },
  ratePerMinute: 6000,
}

export interface Phone {
  device: TestDevice
  token: string
}

/** A device that takes messages; its address starts with the name. */
export async function newPhone(server: Pick<TestServer, 'newDevice'>, name = 'phone'): Promise<Phone> {
  const device = await server.newDevice()
  const token = `${name}-${randomUUID()}`
  const body = { deviceId: device.installationId, fcmToken: token, platform: 'ios' as const }
  await device.call(registerPush, { body })
  return { device, token }
}

export function newPhones(server: Pick<TestServer, 'newDevice'>, count: number): Promise<Phone[]> {
  return Promise.all(Array.from({ length: count }, () => newPhone(server)))
}

export function start({ call }: Pick<TestDevice, 'call'>, changes: Partial<Body> = {}): Promise<Campaign> {
  return call(createCampaign, { body: { ...campaignBody, ...changes } })
}

export async function readCampaign({ call }: Pick<TestDevice, 'call'>, id: string): Promise<Campaign> {
  const { campaigns } = await call(listCampaigns, {})
  const found = campaigns.find((campaign) => campaign.id === id)
  if (!found) throw new Error('The campaign is not listed.')
  return found
}
