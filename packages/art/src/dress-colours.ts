/** Colours a white dress can have: what its cloth reflects of each channel, linear light, against the plate's own. */
export const dressColours = {
  ivory: [1, 1, 1],
  snow: [0.97, 1, 1.06],
  champagne: [1, 0.88, 0.7],
  blush: [1, 0.83, 0.8],
  'dusty-rose': [0.86, 0.58, 0.56],
  lavender: [0.82, 0.78, 0.95],
  'powder-blue': [0.74, 0.87, 1],
  sage: [0.74, 0.84, 0.68],
} as const satisfies Record<string, readonly [number, number, number]>

export type DressColour = keyof typeof dressColours
