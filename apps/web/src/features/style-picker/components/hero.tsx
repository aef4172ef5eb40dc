import { limits } from '@ever-after/contract'
import { Button, Ornament } from '@ever-after/ui'
import { ArrowDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Section } from '../model.ts'
import { useRotation } from '../use-rotation.ts'
import { HeroArch } from './hero-arch.tsx'
import { HeroCaption } from './hero-caption.tsx'

interface HeroProps {
  sections: readonly Section[]
  onGenerate: () => void
  onExplore: () => void
  /** Stands beside the name, such as the status pill. */
  children?: ReactNode
}

/** The invitation: a preview of each category in turn in an arch, the headline, and the two ways on. */
export function Hero({ sections, onGenerate, onExplore, children }: HeroProps) {
  const shown = sections.filter(({ isPopular }) => !isPopular)
  const rotation = useRotation(shown.length, limits.heroRotationMs)
  return (
    <section
      aria-label={copy.heroLabel}
      className="flex flex-col items-center px-6 pt-[max(12px,env(safe-area-inset-top))] text-center"
    >
      <div className="flex min-h-11 w-full items-center justify-between">
        <p className="font-display text-[22px]">{copy.brand}</p>
        {children}
      </div>
      <HeroArch sections={shown} current={rotation.index} />
      {shown.length > 0 && <HeroCaption category={shown[rotation.index].name} rotation={rotation} />}
      <h1 className="font-hero mt-1 text-[clamp(38px,12vw,50px)] leading-none sm:text-[50px]">
        {copy.headline}
      </h1>
      <p className="eyebrow mt-3.5 text-soft-ink">{copy.tagline}</p>
      <Ornament className="mt-2.5" />
      <Button className="mt-4 w-full" onClick={onGenerate}>
        {copy.generate}
      </Button>
      <Button look="link" className="mt-1" onClick={onExplore}>
        {copy.explore}
        <ArrowDown aria-hidden="true" className="size-4" />
      </Button>
    </section>
  )
}
