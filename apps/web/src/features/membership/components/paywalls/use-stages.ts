import { limits } from '@ever-after/contract'
import { useCallback, useState } from 'react'

export const stages = ['initial', 'sad', 'magic', 'happy', 'pricing'] as const
export type Stage = (typeof stages)[number]

export const stageMs: Record<Exclude<Stage, 'pricing'>, number> = {
  initial: limits.paywallSadAfterMs,
  sad: limits.paywallMagicAfterMs,
  magic: limits.paywallHappyAfterMs,
  happy: limits.paywallPricingAfterMs,
}

/** The stage, and the way to the next one; who wants no motion begins at the prices. */
export function useStages() {
  const [stage, setStage] = useState<Stage>(() => (prefersRest() ? 'pricing' : 'initial'))
  const advance = useCallback(() => setStage(nextOf), [])
  return { stage, advance }
}

function nextOf(stage: Stage): Stage {
  return stages[stages.indexOf(stage) + 1] ?? 'pricing'
}

function prefersRest(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
