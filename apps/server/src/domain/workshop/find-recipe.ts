import type {
  generatePreviewBody,
  OperatorCatalogue,
  OperatorStyle,
  StudioRecipe,
} from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import { Refusal } from '../access/index.ts'
import { chooseRecipe, readDraft, readLive } from '../catalogue/index.ts'

/** How a style is drawn: by its own recipe, else by what its prompt says. */
export async function findRecipe(
  services: Pick<Services, 'database'>,
  { styleName, catalogue, prompt }: z.output<typeof generatePreviewBody>,
): Promise<StudioRecipe> {
  const style =
    (catalogue !== 'draft' && findNamed(await readLive(services), styleName)) ||
    (catalogue !== 'live' && findNamed(await readDraft(services), styleName))
  if (!style) throw new Refusal('unknown_style')
  const recipe = style.variations[0]?.recipe ?? chooseRecipe(prompt)
  if (!recipe)
    throw new Refusal('style_not_ready', {
      words: 'The prompt names no place that can be drawn, such as a beach, a garden or a castle.',
      details: [{ path: 'prompt', message: 'names no scene' }],
    })
  return recipe
}

/** Of two styles with one name the first in category order is meant (decision A31). */
function findNamed({ styles, categoryOrder }: OperatorCatalogue, name: string): OperatorStyle | undefined {
  return [...new Set([...categoryOrder, ...Object.keys(styles)])]
    .flatMap((category) => styles[category] ?? [])
    .find(({ styleName }) => styleName === name)
}
