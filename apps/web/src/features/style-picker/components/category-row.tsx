import { Shelf } from '@ever-after/ui'
import { ArrowDown, Star } from 'lucide-react'
import { copy } from '../copy.ts'
import type { Section } from '../model.ts'

interface CategoryRowProps {
  sections: readonly Section[]
  /** Brings the styles of this category into view. */
  onGo: (name: string) => void
}

/** The categories in one row, each a way down to its styles, and marked as one: above it others choose in a carousel. */
export function CategoryRow({ sections, onGo }: CategoryRowProps) {
  return (
    <nav aria-label={copy.toCategory} className="-mx-5 mt-2">
      <Shelf className="gap-2 px-5">
        {sections.map(({ name, isPopular }) => (
          <button
            key={name}
            type="button"
            onClick={() => onGo(name)}
            className="group flex min-h-11 shrink-0 items-center rounded-full text-fine -outline-offset-2"
          >
            <span className="flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3.5 py-1 group-hover:bg-blush">
              {isPopular && <Star aria-hidden="true" className="size-3 fill-champagne text-champagne" />}
              {name}
              <ArrowDown aria-hidden="true" className="-ms-0.5 size-3 text-rose" />
            </span>
          </button>
        ))}
      </Shelf>
    </nav>
  )
}
