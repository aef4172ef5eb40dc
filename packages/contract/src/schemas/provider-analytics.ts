import * as z from 'zod/mini'

const count = z.int().check(z.nonnegative())
const usd = z.number().check(z.nonnegative())

/** What hosted models may draw. */
export const hostedKind = z.enum(['couple', 'dress', 'portrait', 'preview'])
export type HostedKind = z.infer<typeof hostedKind>

/** The same window as the other figures; what hosted models were asked for is kept for 100 days. */
export const providerAnalyticsQuery = z.object({
  days: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
})

const modelFigures = z.object({
  kind: hostedKind,
  provider: z.string(),
  model: z.string(),
  attempts: count,
  /** Attempts whose picture passed the check. */
  passed: count,
  costUsd: usd,
  /** What a picture that passed cost, with the attempts that did not; null where none did. */
  usdPerPicture: z.nullable(usd),
  /** Times of the pictures that passed. */
  p50Ms: z.nullable(count),
  p95Ms: z.nullable(count),
  /** Median descriptor distance of the less alike partner; the same person up to 0.52. */
  likeness: z.nullable(z.number()),
  /** Median CIEDE2000 of the cheeks of the partner whose skin differs more. */
  skinDeltaE: z.nullable(z.number()),
})

/** How one model does with one kind of picture. */
export const providerFigures = z.extend(modelFigures, {
  /** Why attempts did not pass, the most frequent reason first. */
  failures: z.array(z.object({ code: z.string(), count })),
})
export type ProviderFigures = z.infer<typeof providerFigures>

/** How one model does with one style, or one dress. */
export const providerStyleFigures = z.extend(modelFigures, {
  label: z.string(),
  /** As the catalogue calls it; the label where it is in no catalogue any more. */
  name: z.string(),
})
export type ProviderStyleFigures = z.infer<typeof providerStyleFigures>

/** GET /analytics/providers: what hosted models drew and cost in the last days of UTC, by default 30; test runs are counted. */
export const providerAnalytics = z.object({
  today: z.object({
    /** What was spent and is set aside since midnight, UTC. */
    spentUsd: usd,
    /** Null where no limit is set. */
    budgetUsd: z.nullable(usd),
    budgetUsdPerStyle: z.nullable(usd),
  }),
  /** Who draws which kind of picture, the first one first; a kind that is missing is drawn by the studio. */
  chains: z.array(z.object({ kind: hostedKind, links: z.array(z.string()) })),
  providers: z.array(providerFigures),
  /** Those that cost most, at most 200. */
  styles: z.array(providerStyleFigures),
})
export type ProviderAnalytics = z.infer<typeof providerAnalytics>
