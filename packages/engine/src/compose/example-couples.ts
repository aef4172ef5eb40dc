import type { Rgb } from '../pixels/colour-space.ts'

/** Albedo of one person's skin and hair, linear light. */
export interface ExamplePerson {
  skin: Rgb
  hair: Rgb
}

const skins = {
  porcelain: [0.48, 0.32, 0.245],
  fair: [0.43, 0.275, 0.195],
  olive: [0.36, 0.22, 0.14],
  tan: [0.27, 0.155, 0.094],
  brown: [0.17, 0.091, 0.054],
  deep: [0.088, 0.045, 0.028],
} satisfies Record<string, Rgb>

const hairs = {
  black: [0.016, 0.012, 0.011],
  espresso: [0.038, 0.022, 0.014],
  chestnut: [0.09, 0.044, 0.022],
  auburn: [0.12, 0.044, 0.018],
  brown: [0.17, 0.091, 0.054],
  honey: [0.28, 0.15, 0.068],
  blonde: [0.44, 0.262, 0.126],
} satisfies Record<string, Rgb>

const person = (skin: keyof typeof skins, hair: keyof typeof hairs): ExamplePerson => ({
  skin: skins[skin],
  hair: hairs[hair],
})

/** Couples of no one in particular, from the first to the second partner. */
const couples: readonly (readonly [ExamplePerson, ExamplePerson])[] = [
  [person('fair', 'chestnut'), person('olive', 'espresso')],
  [person('brown', 'black'), person('deep', 'black')],
  [person('porcelain', 'blonde'), person('fair', 'brown')],
  [person('tan', 'black'), person('tan', 'black')],
  [person('porcelain', 'auburn'), person('brown', 'black')],
  [person('olive', 'black'), person('fair', 'black')],
  [person('deep', 'espresso'), person('fair', 'honey')],
  [person('fair', 'honey'), person('tan', 'espresso')],
  [person('olive', 'brown'), person('olive', 'chestnut')],
  [person('tan', 'espresso'), person('porcelain', 'auburn')],
]

/** Skin and hair of a preview's couple; every whole number names one of the couples. */
export function exampleCouple(seed: number): readonly [ExamplePerson, ExamplePerson] {
  return couples[((seed % couples.length) + couples.length) % couples.length]
}
