import type { Attire } from '@ever-after/contract'
import type { EngineErrorCode } from '@ever-after/engine'
import type { FoundStyle } from '../catalogue/index.ts'
import type { Allowance } from '../membership/index.ts'
import type { Kind, Wish } from './wish.ts'

type Prompts = FoundStyle['variation']['prompts']

/** Which of a style's prompts fits what the two wear (decision A37). */
export function choosePrompt(
  prompts: Partial<Prompts>,
  attires: readonly [Attire, Attire],
): string | undefined {
  const chosen = prompts[promptKey(attires)] ?? prompts.original
  return chosen?.structured_technical ?? chosen?.detailed_scene
}

function promptKey([first, second]: readonly [Attire, Attire]): keyof Prompts {
  if (first !== second) return 'original'
  return first === 'dress' ? 'bride-bride' : 'groom-groom'
}

/** Why a creation failed; `interrupted` is a server that stopped too often, `deadline` one that never got there. */
export type FailureCode = EngineErrorCode | 'deadline' | 'interrupted' | 'photo_expired' | 'internal'

/** Failures that another attempt may cure; the others would only repeat themselves. */
export function isWorthAnotherAttempt(code: FailureCode): boolean {
  return code === 'engine_crashed' || code === 'timed_out' || code === 'internal'
}

/** A dress or another colour of hair costs the same change as a style (decisions A09 and A24). */
export function allowanceOf(kind: Kind): Allowance {
  return kind === 'portrait' ? 'portrait' : 'change'
}

/** What a hosted model's budget and figures are kept by: the style, or the dress of the catalogue. */
export function labelOf(wish: Wish): string | undefined {
  if (wish.kind === 'style') return wish.styleId
  return wish.kind === 'dress' && wish.recipe ? wish.dressId : undefined
}
