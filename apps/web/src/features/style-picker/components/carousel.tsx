import type { Style } from '@ever-after/contract'
import { classNames } from '@ever-after/ui'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { carouselGroups, type Section } from '../model.ts'
import { CarouselCard } from './carousel-card.tsx'

interface CarouselProps {
  sections: readonly Section[]
  selected: Style | undefined
  onSelect: (style: Style) => void
}

/** Category tabs over a row of 90 × 120 cards; a subcategory is one card that opens into its styles. */
export function Carousel({ sections, selected, onSelect }: CarouselProps) {
  const home = sections.find(
    ({ isPopular, styles }) => !isPopular && styles.some(({ id }) => id === selected?.id),
  )
  const [chosen, setChosen] = useState<string>()
  const [open, setOpen] = useState<string>()
  const current = sections.find(({ name }) => name === chosen) ?? home ?? sections[0]
  if (!current) return null
  return (
    <div>
      <div
        role="tablist"
        aria-label={copy.categories}
        className="flex gap-1 overflow-x-auto px-4 [scrollbar-width:none]"
      >
        {sections.map((section) => (
          <button
            key={section.name}
            type="button"
            role="tab"
            aria-selected={section === current}
            onClick={() => setChosen(section.name)}
            className={classNames(
              'flex min-h-11 shrink-0 items-center gap-1.5 border-b-2 px-3 text-[15px] transition duration-200',
              section === current ? 'border-rose font-semibold' : 'border-transparent text-soft-ink',
            )}
          >
            {section.isPopular && (
              <Star aria-hidden="true" className="size-3.5 fill-champagne text-champagne" />
            )}
            {section.name}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        aria-label={current.name}
        className="flex gap-3 overflow-x-auto px-5 pt-4 pb-2 [scrollbar-width:none]"
      >
        {carouselGroups(current.styles).map((group) =>
          group.name && group.name !== open ? (
            <CarouselCard
              key={group.name}
              style={group.styles[0]}
              label={group.name}
              accessibleName={copy.groupLabel(group.name, group.styles.length)}
              badge={group.styles.length}
              isSelected={group.styles.some(({ id }) => id === selected?.id)}
              onPress={() => setOpen(group.name)}
            />
          ) : (
            group.styles.map((style) => (
              <CarouselCard
                key={style.id}
                style={style}
                label={style.displayName}
                isSelected={style.id === selected?.id}
                onPress={() => onSelect(style)}
              />
            ))
          ),
        )}
      </div>
    </div>
  )
}
