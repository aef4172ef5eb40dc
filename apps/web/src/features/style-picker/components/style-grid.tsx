import type { Style } from '@ever-after/contract'
import { Button, Notice, SearchField } from '@ever-after/ui'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { type Section, searchSections } from '../model.ts'
import { StyleCard } from './style-card.tsx'

interface StyleGridProps {
  sections: readonly Section[]
  onChoose: (style: Style) => void
}

/** All styles in three columns by category, with a search over them. */
export function StyleGrid({ sections, onChoose }: StyleGridProps) {
  const [term, setTerm] = useState('')
  const found = searchSections(sections, term)
  return (
    <div className="px-5 pt-8 pb-6">
      <SearchField
        value={term}
        placeholder={copy.searchPlaceholder}
        clearLabel={copy.clearSearch}
        onChange={setTerm}
      />
      {found.length === 0 && (
        <Notice
          title={copy.nothingFound(term)}
          action={
            <Button look="link" onClick={() => setTerm('')}>
              {copy.clearSearch}
            </Button>
          }
        />
      )}
      {found.map((section) => (
        <section key={section.name} aria-label={section.name} className="mt-9 first-of-type:mt-7">
          <h2 className="flex items-center gap-2 text-[26px]">
            {section.isPopular && (
              <Star aria-hidden="true" className="size-5 fill-champagne text-champagne" />
            )}
            {section.name}
          </h2>
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
