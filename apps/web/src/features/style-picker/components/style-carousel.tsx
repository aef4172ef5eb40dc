import type { Style } from '@ever-after/contract'
import { Button } from '@ever-after/ui'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { carouselGroups, findVariation, type Section } from '../model.ts'
import { Carousel } from './carousel.tsx'

interface StyleCarouselProps {
  sections: readonly Section[]
  /** Name of the variation that was chosen before. */
  chosen: string | undefined
  onSelect: (style: Style) => void
  onTry: (style: Style) => void
}

/** The carousel with its own way on; nothing where no style has an icon. */
export default function StyleCarousel({ sections, chosen, onSelect, onTry }: StyleCarouselProps) {
  const [selected, setSelected] = useState<Style>()
  const withIcons = sections.filter(({ styles }) => carouselGroups(styles).length > 0)
  if (withIcons.length === 0) return null
  const style =
    selected ?? findVariation(withIcons, chosen) ?? carouselGroups(withIcons[0].styles)[0].styles[0]
  return (
    <section aria-label={copy.carousel} className="mt-8">
      <h2 className="eyebrow mb-1 px-5 font-sans text-soft-ink">{copy.pickOne}</h2>
      <Carousel
        sections={withIcons}
        selected={style}
        onSelect={(next) => {
          setSelected(next)
          onSelect(next)
        }}
      />
      <div className="px-5 pt-3">
        <p className="mb-2 text-center text-fine text-soft-ink">{copy.chosenStyle(style.displayName)}</p>
        <Button look="quiet" className="w-full" onClick={() => onTry(style)}>
          {copy.tryStyle}
        </Button>
      </div>
    </section>
  )
}
