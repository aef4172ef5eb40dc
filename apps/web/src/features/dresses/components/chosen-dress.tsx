import { Picture } from '@ever-after/ui'
import { imageUrl } from '#server-state'
import { chosenPictureName } from '../chosen-picture.ts'
import { copy } from '../copy.ts'
import type { DressChoice } from '../model.ts'

/** A reminder of the dress that the photo is for. */
export function ChosenDress({ dress }: { dress: DressChoice }) {
  return (
    <p className="flex items-center gap-3.5 rounded-card border border-line bg-card p-2.5 pe-5">
      <Picture
        src={imageUrl(dress.pictureUrl, 240)}
        alt=""
        className="h-16 w-12 shrink-0 rounded-[12px] object-top"
        style={{ viewTransitionName: chosenPictureName }}
      />
      <span className="flex min-w-0 flex-col">
        <span className="eyebrow text-soft-ink">{copy.tryOnTitle}</span>
        <span className="break-words font-serif text-[1.1875rem] leading-snug">{dress.name}</span>
      </span>
    </p>
  )
}
