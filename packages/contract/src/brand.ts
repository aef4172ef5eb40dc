/** The product's name, in one place; everything a person reads derives from it. */
export const brand = {
  name: 'Ever After',
  /** The phone album is the name without spaces. */
  album: 'EverAfter',
  tagline: 'Generated instantly with AI',
  headline: 'Dream Weddings',
} as const
