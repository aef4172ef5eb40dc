import * as z from 'zod/mini'

/** The price test (MEMB-72). */
export const priceTest = 'intro_pricing_annual_2025'

export const testGroup = z.enum(['control', 'test'])
export type TestGroup = z.infer<typeof testGroup>

export const testGroupReply = z.object({ group: testGroup })

export const reportTestGroupBody = z.object({
  group: testGroup,
  testName: z.literal(priceTest),
  timestamp: z.optional(z.string().check(z.maxLength(40))),
})

/** POST /analytics/exposure: a price of the test was shown. */
export const exposureBody = z.object({
  testName: z.literal(priceTest),
  surface: z.enum(['animated', 'overlay', 'full_screen', 'offer', 'premium']),
  trigger: z.optional(z.string().check(z.maxLength(40))),
})
export type Exposure = z.infer<typeof exposureBody>
