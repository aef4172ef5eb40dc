import * as z from 'zod/mini'
import { kindOfProduct } from '../kind-of-product.ts'
import type { IntroPrice, Offering } from '../purchases.ts'
import { locale } from '../words.ts'

const money = z.object({ amount_micros: z.number(), currency: z.string() })
const period = z.string().check(z.regex(/^P\d+[DWMY]$/))
const phase = z.object({ period_duration: period, price: z.nullable(money) })

export const offeringsReply = z.object({
  offerings: z.array(
    z.object({
      identifier: z.string(),
      packages: z.array(z.object({ identifier: z.string(), platform_product_identifier: z.string() })),
    }),
  ),
})

export const productsReply = z.object({
  product_details: z.array(
    z.object({
      identifier: z.string(),
      purchase_options: z.object({
        base: z.object({
          base_price: z.optional(money),
          base: z.optional(z.object({ price: money })),
          trial: z.optional(z.nullable(phase)),
          intro_price: z.optional(z.nullable(phase)),
        }),
      }),
    }),
  ),
})

interface Replies {
  offerings: z.infer<typeof offeringsReply>['offerings']
  products: z.infer<typeof productsReply>['product_details']
}

/** The sandbox's offerings as the app knows them; a package without a price is left out. */
export function packagesOf({ offerings, products }: Replies): Offering[] {
  return offerings.map(({ identifier: offeringId, packages }) => ({
    offeringId,
    packages: packages.flatMap(({ identifier: packageId, platform_product_identifier: productId }) => {
      const base = products.find((one) => one.identifier === productId)?.purchase_options.base
      const price = base?.base_price ?? base?.base?.price
      if (!price) return []
      return {
        packageId,
        offeringId,
        ...kindOfProduct(productId),
        ...shown(price),
        introPrice: introOf(base, price),
      }
    }),
  }))
}

const units = { D: 'DAY', W: 'WEEK', M: 'MONTH', Y: 'YEAR' } as const

function introOf(
  base: Replies['products'][number]['purchase_options']['base'] | undefined,
  { currency }: z.infer<typeof money>,
): IntroPrice | null {
  const intro = base?.trial ?? base?.intro_price
  if (!intro) return null
  const { price, priceString } = shown(intro.price ?? { amount_micros: 0, currency })
  const unit = intro.period_duration.slice(-1) as keyof typeof units
  const periodNumberOfUnits = Number(intro.period_duration.slice(1, -1))
  return { price, priceString, periodNumberOfUnits, periodUnit: units[unit] }
}

function shown({ amount_micros, currency }: z.infer<typeof money>) {
  const price = amount_micros / 1_000_000
  const priceString = new Intl.NumberFormat(locale().replace('en-GB', 'en-US'), {
    style: 'currency',
    currency,
  }).format(price)
  return { price, priceString, currencyCode: currency }
}
