import type { OperatorStyle } from '@ever-after/contract'
import { Picture } from '@ever-after/ui'
import { imageUrl } from '#server-state'
import { copy } from '../copy.ts'

const widthPx = 240

/** The preview of a style, else its icon; a quiet field where it has neither. */
export function StylePicture({ style }: { style: OperatorStyle }) {
  const variation = style.variations.at(0)
  const path = variation?.previewPath || variation?.iconPath
  return (
    <span className="flex aspect-[4/5] w-full items-center justify-center overflow-hidden bg-line text-center text-fine text-soft-ink">
      {path ? (
        <Picture
          src={imageUrl(path, widthPx)}
          loading="lazy"
          draggable={false}
          className="size-full object-top"
        />
      ) : (
        <span className="px-2">{copy.noPicture}</span>
      )}
    </span>
  )
}
