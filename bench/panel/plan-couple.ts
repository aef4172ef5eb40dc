import type { Attire } from '@ever-after/engine'

/** Attire by name of a photo; hard photos wear what the photo wears that they were made of. */
export type Wardrobe = Readonly<Record<string, Attire>>

interface Place {
  /** Index of the photo in the panel, and of its style among the photo's styles. */
  photo: number
  column: number
  name: string
  partnerNames: readonly string[]
  wardrobe: Wardrobe
}

export interface PlannedCouple {
  partnerName: string
  attire: Attire
  partnerAttire: Attire
  /** Whether the photo is the second partner of its couple. */
  isSecond: boolean
}

/** Partners in rotation and all four pairings of attire in turn; people of the wardrobe wear what it says. */
export function planCouple({ photo, column, name, partnerNames, wardrobe }: Place): PlannedCouple {
  const others = partnerNames.filter((other) => other !== originOf(name))
  if (others.length === 0) throw new Error('A panel takes at least two photos that the coach accepts.')
  const partnerName = others[(photo + column * rotationStep) % others.length]
  const [attire, partnerAttire] = pairings[(photo + column) % pairings.length]
  return {
    partnerName,
    attire: wardrobe[originOf(name)] ?? attire,
    partnerAttire: wardrobe[partnerName] ?? partnerAttire,
    isSecond: (photo + column) % 2 === 1,
  }
}

/** Spreads the partners of one photo over the panel. */
const rotationStep = 5

const pairings: readonly (readonly [Attire, Attire])[] = [
  ['dress', 'suit'],
  ['suit', 'dress'],
  ['dress', 'dress'],
  ['suit', 'suit'],
]

/** The name without what was done to make it hard. */
function originOf(name: string): string {
  return name.split('+')[0]
}
