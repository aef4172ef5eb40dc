import type { Style } from '@ever-after/contract'
import { Picture } from '@ever-after/ui'
import { imageUrl } from '#server-state'
import { chosenPictureName } from '../chosen-picture.ts'
import { copy } from '../copy.ts'

/** A reminder of the style that the photos are for. */
export function ChosenStyle({ style }: { style: Style }) {
  return (
    <p className="flex items-center gap-3.5 rounded-card border border-line bg-card p-2.5 pe-5">
      <Picture
        src={imageUrl(style.variations[0].previewPath, 240)}
        alt=""
        className="h-16 w-12 shrink-0 rounded-[12px]"
        style={{ viewTransitionName: chosenPictureName }}
      />
      <span className="flex flex-col">
        <span className="eyebrow text-soft-ink">{copy.chosen}</span>
        <span className="font-serif text-[1.1875rem] leading-snug">{style.displayName}</span>
      </span>
    </p>
  )
}
