import {
  getWeddingStyles,
  type OperatorStyle,
  operatorCatalogue,
  saveWeddingStyles,
} from '@ever-after/contract'
import type { BenchServer } from './start-server.ts'

/** Categories that are unfolded when the console opens, with more styles than an operator would put into one. */
const large = { Beach: 500, 'Indoor Elegance': 300 }
const small = 38
const popularEvery = 50

/** Fills the live catalogue with many styles, each drawn and written as one of the shipped ones. */
export async function fillCatalogue({ call }: BenchServer, count: number): Promise<void> {
  const { version, ...live } = operatorCatalogue.parse(await call(getWeddingStyles, {}))
  const shipped = Object.values(live.styles).flat()
  let made = 0
  const make = (length: number) =>
    Array.from({ length }, (_, order) => ({ ...styleLike(shipped[made % shipped.length], ++made), order }))
  const rest = count - large.Beach - large['Indoor Elegance']
  const styles = {
    ...Object.fromEntries(Object.entries(large).map(([name, length]) => [name, make(length)])),
    ...Object.fromEntries(
      Array.from({ length: small }, (_, index) => [
        `Collection ${index + 1}`,
        make(Math.floor(rest / small) + (index < rest % small ? 1 : 0)),
      ]),
    ),
  }
  await call(saveWeddingStyles, {
    body: { styles, categoryOrder: Object.keys(styles), baseVersion: version, confirm: true },
  })
}

function styleLike(shipped: OperatorStyle, number: number): OperatorStyle {
  return {
    ...shipped,
    id: `style-${number}`,
    styleName: `${shipped.styleName} ${number}`,
    displayName: `${shipped.displayName} ${number}`,
    isPopular: number % popularEvery === 0,
    variations: shipped.variations.map((variation) => ({
      ...variation,
      variationName: `${variation.variationName} ${number}`,
    })),
  }
}
