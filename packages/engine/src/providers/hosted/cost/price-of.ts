import { type Price, type PriceTable, prices } from './prices.ts'

interface Named {
  provider: string
  model: string
  /** Prices from configuration, which go before the table's. */
  overrides?: PriceTable
}

/** What a model costs. Throws for one without a price, since a budget could not hold. */
export function priceOf({ provider, model, overrides = {} }: Named): Price {
  const name = `${provider}:${model}`
  for (const table of [overrides, prices]) if (Object.hasOwn(table, name)) return table[name]
  throw new Error(`No price is known for ${name}: give one in the configuration, or choose another model.`)
}
