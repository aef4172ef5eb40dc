import type { Style } from '@ever-after/contract'
import { Button, Notice, SearchField } from '@ever-after/ui'
import { Star } from 'lucide-react'
import { useRef, useState } from 'react'
import { OwnPicturesSwitch } from '#creations'
import { readPartners } from '#session'
import { copy } from '../copy.ts'
import type { Section } from '../model.ts'
import { asksForPairing, searchSections } from '../search-sections.ts'
import { CategoryRow } from './category-row.tsx'
import { StyleCard } from './style-card.tsx'

interface StyleGridProps {
  sections: readonly Section[]
  onChoose: (style: Style) => void
}

/** All styles in three columns by category, with a search over them. */
export default function StyleGrid({ sections, onChoose }: StyleGridProps) {
  const [term, setTerm] = useState('')
  const found = searchSections(sections, term)
  const top = useRef<HTMLDivElement>(null)
  const ids = new Set(found.flatMap(({ styles }) => styles.map(({ id }) => id)))
  const goTo = (name: string) => {
    const section = top.current?.querySelector<HTMLElement>(`section[aria-label="${CSS.escape(name)}"]`)
    section?.scrollIntoView()
    section?.focus({ preventScroll: true })
  }
  return (
    <div ref={top} className="min-h-dvh px-5 pt-8 pb-8">
      <h2 className="eyebrow font-sans text-soft-ink">{copy.allStyles}</h2>
      <div className="roomy:sticky roomy:top-0 z-10 -mx-5 bg-linear-to-b from-80% from-paper to-transparent px-5 pt-3 pb-4">
        <SearchField
          value={term}
          placeholder={copy.searchPlaceholder}
          clearLabel={copy.clearSearch}
          onChange={(next) => {
            setTerm(next)
            // What is found stands below the field, which may be at the lower edge of the screen.
            if (!term) top.current?.scrollIntoView()
          }}
        />
        {!term && <CategoryRow sections={sections} onGo={goTo} />}
      </div>
      {readPartners() && <OwnPicturesSwitch {...copy.ownPictures} />}
      <p role="status" className="sr-only">
        {term && ids.size > 0 && copy.found(ids.size)}
      </p>
      {found.length === 0 && (
        <Notice
          title={copy.nothingFound(term)}
          action={
            <Button look="link" onClick={() => setTerm('')}>
              {copy.clearSearch}
            </Button>
          }
        >
          {asksForPairing(term) ? copy.everyPairing : copy.searchHint}
        </Notice>
      )}
      {found.map((section) => (
        <section
          key={section.name}
          aria-label={section.name}
          tabIndex={-1}
          className="mt-8 outline-none first-of-type:mt-4 roomy:scroll-mt-32"
        >
          <h3 className="rule-after flex items-center gap-2.5 text-[1.625rem]">
            {section.isPopular && (
              <Star aria-hidden="true" className="size-[18px] fill-champagne text-champagne" />
            )}
            {section.name}
          </h3>
          <div className="mt-4 grid grid-cols-3 gap-x-3 gap-y-5">
            {section.styles.map((style) => (
              <StyleCard key={style.id} style={style} onChoose={onChoose} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
