const name = 'Ever After'

/** The product's name, in one place; everything a person reads derives from it. */
export const brand = {
  name,
  /** The phone album is the name without spaces. */
  album: name.replaceAll(' ', ''),
  tagline: 'Generated instantly with AI',
  headline: 'Dream Weddings',
} as const
