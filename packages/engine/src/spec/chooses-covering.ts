import type { DressJob } from './job.ts'

/** Whether a covering belongs to the dress and was chosen: never unasked. */
export function choosesCovering({ dress, person }: DressJob): boolean {
  return 'recipe' in dress && dress.recipe.covering !== undefined && person.wearsCovering === true
}
