/** Colours that hair can be given: eight natural ones, then four vivid ones. */
export const hairColours = [
  'black',
  'dark-brown',
  'chestnut',
  'light-brown',
  'auburn',
  'copper',
  'golden-blonde',
  'platinum',
  'rose',
  'burgundy',
  'violet',
  'teal',
] as const
export type HairColour = (typeof hairColours)[number]
