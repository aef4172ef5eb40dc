import * as z from 'zod/mini'
import { limits } from '../limits.ts'

const count = z.int().check(z.nonnegative())

/** Pages that a tapped message may open: those of the app's route table that need nothing else to be known. */
export const campaignRoutes = [
  '/',
  '/wedding-upload',
  '/dresses',
  '/camera',
  '/history',
  '/premium',
  '/settings',
] as const

/** What a tapped message does: open a page, ask for a review, or show the offer (specification section 9). */
export const campaignAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), route: z.enum(campaignRoutes) }),
  z.object({ kind: z.literal('review') }),
  z.object({ kind: z.literal('offer') }),
])
export type CampaignAction = z.infer<typeof campaignAction>

const platform = z.enum(['any', 'ios'])
/** Everybody, who subscribes, who does not, and who has a free, welcome or bonus change left. */
const plainGroup = z.enum(['all', 'premium', 'free', 'unused'])

/** Which of the devices that take messages a campaign is for. */
export const campaignSegment = z.discriminatedUnion('group', [
  z.object({ group: plainGroup, platform }),
  z.object({
    group: z.literal('inactive'),
    /** Days since the app was last opened. */
    days: z.int().check(z.gte(1), z.lte(365)),
    platform,
  }),
])
export type CampaignSegment = z.infer<typeof campaignSegment>

/** The same as a segment, in the form of a query. */
export const campaignAudienceQuery = z.object({
  group: z.enum([...plainGroup.options, 'inactive']),
  days: z.optional(z.string().check(z.regex(/^[1-9]\d{0,2}$/))),
  platform,
})

export const campaignAudienceReply = z.object({
  /** Devices that would get a message now. */
  devices: count,
  /** Devices of the segment that had a campaign's message within the last day, and get none now. */
  resting: count,
})
export type CampaignAudience = z.infer<typeof campaignAudienceReply>

const words = (maxLength: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength))

export const createCampaignBody = z.object({
  title: words(limits.campaignTitleMaxLength),
  body: words(limits.campaignBodyMaxLength),
  action: campaignAction,
  segment: campaignSegment,
  ratePerMinute: z.int().check(z.gte(1), z.lte(limits.campaignRateMax)),
  /** When it begins; at once when left out. */
  startAt: z.optional(z.iso.datetime({ offset: true })),
})

export const campaignState = z.enum(['scheduled', 'sending', 'paused', 'completed', 'cancelled'])
export type CampaignState = z.infer<typeof campaignState>

/** One message to many devices, at most once to each of them. */
export const campaign = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  action: campaignAction,
  segment: campaignSegment,
  ratePerMinute: z.int(),
  state: campaignState,
  /** Whether an operator paused it, or the account that messages are sent with was not accepted. */
  pausedBy: z.nullable(z.enum(['operator', 'account'])),
  startAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  createdBy: z.nullable(z.string()),
  endedAt: z.nullable(z.iso.datetime()),
  /** Devices that it was for when it was made. */
  devices: count,
  results: z.object({
    /** Chosen and not sent yet. */
    waiting: count,
    sent: count,
    /** Not taken, or without an answer; never tried twice where it may have arrived. */
    failed: count,
    /** To an app that is not installed any more; the address is removed. */
    dead: count,
    /** To a device that was blocked, deleted or without an address by then. */
    skipped: count,
    tapped: count,
  }),
})
export type Campaign = z.infer<typeof campaign>

export const campaignsReply = z.object({
  /** The newest first, at most a hundred. */
  campaigns: z.array(campaign),
  /** Whether messages reach phones, or are only written to the log. */
  delivery: z.enum(['fcm', 'log']),
})
export type Campaigns = z.infer<typeof campaignsReply>
