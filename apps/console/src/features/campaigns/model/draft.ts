import {
  type CallInput,
  type CampaignAction,
  type CampaignSegment,
  campaignSegment,
  type createCampaign,
  limits,
} from '@ever-after/contract'
import type { ActionChoice } from '../copy.ts'

/** A campaign while it is written; numbers are texts, as their fields have them. */
export interface Draft {
  title: string
  body: string
  action: ActionChoice
  group: CampaignSegment['group']
  days: string
  platform: CampaignSegment['platform']
  rate: string
  begins: 'now' | 'later'
  /** The value of a field for date and time. */
  time: string
}

export const emptyDraft: Draft = {
  title: '',
  body: '',
  action: '/',
  group: 'all',
  days: '30',
  platform: 'any',
  rate: '600',
  begins: 'now',
  time: '',
}

/** The segment that is chosen; undefined while its number of days is none. */
export function segmentOf({ group, days, platform }: Draft): CampaignSegment | undefined {
  return campaignSegment.safeParse({
    group,
    platform,
    ...(group === 'inactive' && { days: numberOf(days) }),
  }).data
}

/** Messages a minute; undefined while it is no number in the limits. */
export function rateOf({ rate }: Draft): number | undefined {
  const value = numberOf(rate)
  return value !== undefined && value >= 1 && value <= limits.campaignRateMax ? value : undefined
}

/** What is sent to the server; undefined while something is missing. */
export function bodyOf(draft: Draft): CallInput<typeof createCampaign>['body'] | undefined {
  const [segment, ratePerMinute] = [segmentOf(draft), rateOf(draft)]
  const [title, body] = [draft.title.trim(), draft.body.trim()]
  if (!segment || !ratePerMinute || !title || !body) return undefined
  if (draft.begins === 'later' && !draft.time) return undefined
  const startAt = draft.begins === 'later' && { startAt: new Date(draft.time).toISOString() }
  return { title, body, action: actionOf(draft.action), segment, ratePerMinute, ...startAt }
}

/** Whole minutes that so many messages take. */
export function minutesFor({ devices, rate }: { devices: number; rate: number }): number {
  return Math.floor(devices / rate)
}

function actionOf(choice: ActionChoice): CampaignAction {
  return choice === 'review' || choice === 'offer' ? { kind: choice } : { kind: 'open', route: choice }
}

function numberOf(text: string): number | undefined {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined
}
