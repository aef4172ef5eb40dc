import type { StudioRecipe } from '../spec/job.ts'

/** A recipe of plates that the project ships; the changes a test is about are given. */
export function exampleRecipe(given: Partial<StudioRecipe> = {}): StudioRecipe {
  return {
    scene: 'garden',
    finish: 'film',
    dress: 'gown-lace',
    suit: 'suit-navy',
    otherDress: 'gown-satin',
    otherSuit: 'suit-tuxedo',
    veil: false,
    ...given,
  }
}
