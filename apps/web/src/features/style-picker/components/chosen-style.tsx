import type { Style } from '@ever-after/contract'
import { Picture } from '@ever-after/ui'
import { OwnStyle } from '#creations'
import { imageUrl } from '#server-state'
import type { Partner } from '#session'
import { chosenPictureName } from '../chosen-picture.ts'
import { copy } from '../copy.ts'

interface ChosenStyleProps {
  style: Style
  /** The couple that it is shown with; the catalogue's while absent. */
  partners?: readonly [Partner, Partner]
}

/** A reminder of the style that the photos are for. */
export function ChosenStyle({ style, partners }: ChosenStyleProps) {
  return (
    <p className="flex items-center gap-3.5 rounded-card border border-line bg-card p-2.5 pe-5">
      <span
        className="relative block h-16 w-12 shrink-0 overflow-hidden rounded-[12px]"
        style={{ viewTransitionName: chosenPictureName }}
      >
        <Picture
          src={imageUrl(style.variations[0].previewPath, 240)}
          alt=""
          className="absolute inset-0 size-full"
        />
        {partners && <OwnStyle of={style} partners={partners} />}
      </span>
      <span className="flex flex-col">
        <span className="eyebrow text-soft-ink">{copy.chosen}</span>
        <span className="font-serif text-[1.1875rem] leading-snug">{style.displayName}</span>
      </span>
    </p>
  )
}
