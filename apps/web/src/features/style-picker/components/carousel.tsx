import type { Style } from '@ever-after/contract'
import { Shelf, Tabs } from '@ever-after/ui'
import { Star } from 'lucide-react'
import { Fragment, useEffect, useEffectEvent, useState } from 'react'
import { copy } from '../copy.ts'
import { carouselGroups, type Section, sectionOf } from '../model.ts'
import { CarouselCard } from './carousel-card.tsx'

interface CarouselProps {
  sections: readonly Section[]
  selected: Style | undefined
  onSelect: (style: Style) => void
  /** Told of the category whose cards are in sight. */
  onCategory?: (name: string) => void
}

/**
 * Category tabs over a row of 90 × 120 cards; a subcategory is one card that opens into its styles. The chosen style stays in
 * sight: in another category its card is the first one, and leads back to its own.
 */
export function Carousel({ sections, selected, onSelect, onCategory }: CarouselProps) {
  const [chosen, setChosen] = useState<string>()
  const [open, setOpen] = useState(selected?.subcategory)
  const current = sections.find(({ name }) => name === chosen) ?? sectionOf(sections, selected)
  const category = current?.name
  const tellCategory = useEffectEvent((name: string) => onCategory?.(name))
  useEffect(() => {
    if (category !== undefined) tellCategory(category)
  }, [category])
  if (!current) return null
  const isSelected = (style: Style) => style.id === selected?.id
  const isElsewhere = selected && !current.styles.some(isSelected) && carouselGroups([selected]).length > 0
  return (
    <Tabs
      label={copy.categories}
      value={current.name}
      onChange={setChosen}
      tabs={sections.map(({ name, isPopular }) => ({
        value: name,
        label: (
          <>
            {isPopular && <Star aria-hidden="true" className="size-3.5 fill-champagne text-champagne" />}
            {name}
          </>
        ),
      }))}
    >
      <Shelf key={current.name} className="gap-3 px-5 pt-3 pb-1.5">
        {isElsewhere && (
          <>
            <CarouselCard
              style={selected}
              label={selected.displayName}
              isSelected
              onPress={() => setChosen(undefined)}
            />
            <span aria-hidden="true" className="my-2 w-px shrink-0 bg-line" />
          </>
        )}
        {carouselGroups(current.styles).map(({ name, styles }) => (
          <Fragment key={name ?? styles[0].id}>
            {name && (
              <CarouselCard
                style={styles[0]}
                label={name}
                badge={styles.length}
                isOpen={open === name}
                isSelected={open !== name && styles.some(isSelected)}
                onPress={() => setOpen(open === name ? undefined : name)}
              />
            )}
            {(!name || open === name) &&
              styles.map((style) => (
                <CarouselCard
                  key={style.id}
                  style={style}
                  label={style.displayName}
                  isSelected={isSelected(style)}
                  onPress={() => onSelect(style)}
                />
              ))}
          </Fragment>
        ))}
      </Shelf>
    </Tabs>
  )
}
