import type { Style } from '@ever-after/contract'
import { StylePicture } from '#creations'
import { imageUrl } from '#server-state'
import { markChosen } from '../chosen-picture.ts'
import { copy } from '../copy.ts'

/** One style of the grid; a tap chooses its first variation. */
export function StyleCard({ style, onChoose }: { style: Style; onChoose: (style: Style) => void }) {
  return (
    <button
      type="button"
      onClick={(event) => {
        markChosen(event.currentTarget)
        onChoose(style)
      }}
      className="group flex flex-col rounded-field text-start"
    >
      <span className="relative block aspect-[3/4] w-full overflow-hidden rounded-field border border-line bg-line">
        <StylePicture
          of={style}
          src={imageUrl(style.variations[0].previewPath, 360)}
          alt=""
          loading="lazy"
          className="size-full transition duration-500 ease-calm group-hover:scale-[1.03]"
        />
      </span>
      <span className="mt-2 break-words px-0.5 text-fine leading-snug">{style.displayName}</span>
      {style.variations[0].offersCovering && (
        <span className="px-0.5 text-fine text-soft-ink leading-snug">{copy.coveringOffered}</span>
      )}
    </button>
  )
}
