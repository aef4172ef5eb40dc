import * as z from 'zod/mini'
import { testGroup } from './experiment.ts'
import { faultReasons } from './rating.ts'

const count = z.int().check(z.nonnegative())
const fraction = z.number().check(z.minimum(0), z.maximum(1))

/** A share with its 95 % Wilson interval, all as fractions. */
export const share = z.object({ fraction, low: fraction, high: fraction })
export type Share = z.infer<typeof share>

/** One style of the ranking (decision A26); test runs are not counted. */
export const rankedStyle = z.object({
  styleId: z.string(),
  styleName: z.string(),
  displayName: z.string(),
  /** Null for a style that is in the catalogue no more. */
  category: z.nullable(z.string()),
  positive: count,
  negative: count,
  total: count,
  /** Null until somebody rates it. */
  liked: z.nullable(share),
  runs: count,
  failed: count,
  p50Ms: z.nullable(count),
  p95Ms: z.nullable(count),
  /** Median descriptor distance of the completed pictures' people; the same person up to 0.52. */
  likeness: z.nullable(z.number()),
  /** Why its pictures were not good. */
  reasons: z._default(faultReasons, {}),
})
export type RankedStyle = z.infer<typeof rankedStyle>

/** GET /analytics/styles: sorted by share then total, unrated last. */
export const styleAnalytics = z.object({
  cards: z.object({
    totalStyles: count,
    totalRatings: count,
    /** Share of positive ratings; null while there is none. */
    averageRating: z.nullable(fraction),
    creations7Days: count,
  }),
  ranking: z.array(rankedStyle),
})
export type StyleAnalytics = z.infer<typeof styleAnalytics>

/** One group of the price test. */
const groupReadout = z.object({
  group: testGroup,
  devices: count,
  exposures: count,
  conversions: count,
  /** Conversions among exposed devices; null while none was exposed. */
  rate: z.nullable(share),
})

export const activityQuery = z.object({
  days: z.optional(z.string().check(z.regex(/^([1-9]\d?|[1-2]\d\d|3[0-5]\d|36[0-5])$/))),
})

/** GET /analytics/activity: the last days, by default 30, in UTC, oldest first. */
export const activity = z.object({
  days: z.array(
    z.object({
      day: z.iso.date(),
      completed: count,
      failed: count,
      p50Ms: z.nullable(count),
      p95Ms: z.nullable(count),
    }),
  ),
  kinds: z.array(
    z.object({ kind: z.enum(['style', 'dress', 'portrait', 'hair']), completed: count, failed: count }),
  ),
  failures: z.array(z.object({ code: z.string(), count })),
  /** Photos that were refused, by the code of the error or of the coach's hint; most frequent first. */
  refusedPhotos: z.array(z.object({ code: z.string(), count })),
  discovery: z.array(z.object({ source: z.string(), count })),
  experiment: z.object({
    name: z.string(),
    groups: z.array(groupReadout),
    /** Probability that chance alone splits the devices so unevenly; an alarm below 0.001; null without devices. */
    sampleRatioP: z.nullable(fraction),
    isSampleRatioAlarm: z.boolean(),
  }),
})
export type Activity = z.infer<typeof activity>

export const styleRequestState = z.enum(['open', 'done'])
export const styleRequest = z.object({
  id: z.uuid(),
  styleName: z.string(),
  description: z.string(),
  requestedAt: z.iso.datetime(),
  state: styleRequestState,
})
export type StyleRequest = z.infer<typeof styleRequest>

export const styleRequestsQuery = z.object({
  state: styleRequestState,
  /** The id of the last request of the page before. */
  before: z.optional(z.uuid()),
})
export const styleRequestsReply = z.object({
  requests: z.array(styleRequest),
  open: count,
  nextBefore: z.nullable(z.uuid()),
})
export const markStyleRequestBody = z.object({ state: styleRequestState })
