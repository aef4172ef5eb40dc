import { limits } from '@ever-after/contract'
import { useEffect, useState } from 'react'

export const stages = ['initial', 'sad', 'magic', 'happy', 'pricing'] as const
export type Stage = (typeof stages)[number]

const lengthMs: Record<Exclude<Stage, 'pricing'>, number> = {
  initial: limits.paywallSadAfterMs,
  sad: limits.paywallMagicAfterMs,
  magic: limits.paywallHappyAfterMs,
  happy: limits.paywallPricingAfterMs,
}

/** Goes from stage to stage by itself, or faster by `advance`; who wants no motion begins at the prices. */
export function useStages() {
  const [stage, setStage] = useState<Stage>(() => (prefersRest() ? 'pricing' : 'initial'))
  useEffect(() => {
    if (stage === 'pricing') return
    const timer = setTimeout(() => setStage(nextOf(stage)), lengthMs[stage])
    return () => clearTimeout(timer)
  }, [stage])
  return { stage, advance: () => setStage(nextOf) }
}

function nextOf(stage: Stage): Stage {
  return stages[stages.indexOf(stage) + 1] ?? 'pricing'
}

function prefersRest(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
