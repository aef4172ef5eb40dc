import { limits } from '@ever-after/contract'
import { Button, Ornament, useRotation } from '@ever-after/ui'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Section } from '../model.ts'
import { HeroArch } from './hero-arch.tsx'
import { HeroCaption } from './hero-caption.tsx'

interface HeroProps {
  sections: readonly Section[]
  onGenerate: () => void
  onDresses: () => void
  onExplore: () => void
  /** Stands beside the name, such as the status pill. */
  children?: ReactNode
  /** Stands under the name while there is something to tell. */
  notice?: ReactNode
}

/** The invitation: a preview of each category in turn in an arch, the headline, and the three ways on. */
export function Hero({ sections, onGenerate, onDresses, onExplore, children, notice }: HeroProps) {
  const shown = sections.filter(({ isPopular }) => !isPopular)
  const rotation = useRotation({ count: shown.length, intervalMs: limits.heroRotationMs })
  return (
    <section
      aria-label={copy.heroLabel}
      className="flex flex-col items-center px-6 pt-[max(12px,env(safe-area-inset-top))] text-center [--arch-height:40dvh] has-[[data-notice]:not(:empty)]:[--arch-height:31dvh]"
    >
      <div className="flex min-h-11 w-full flex-wrap items-center justify-between">
        <p className="font-display text-title">{copy.brand}</p>
        <div className="ms-auto flex items-center">{children}</div>
      </div>
      <div data-notice className="mt-2 flex w-full flex-col gap-2 text-start empty:hidden">
        {notice}
      </div>
      <HeroArch sections={shown} current={rotation.index} />
      {shown.length > 0 && <HeroCaption category={shown[rotation.index].name} rotation={rotation} />}
      <h1 className="font-hero mt-1 text-[clamp(2.375rem,12vw,3.125rem)] leading-none sm:text-[3.125rem]">
        {copy.headline}
      </h1>
      <p className="eyebrow mt-3.5 text-soft-ink">{copy.tagline}</p>
      <Ornament className="mt-2.5" />
      <Button className="mt-4 w-full" onClick={onGenerate}>
        {copy.generate}
      </Button>
      <Button look="quiet" className="mt-2.5 w-full" onClick={onDresses}>
        {copy.dresses}
      </Button>
      <Button look="link" className="mt-1" onClick={onExplore}>
        {copy.explore}
        <ArrowDown aria-hidden="true" className="size-4" />
      </Button>
    </section>
  )
}
