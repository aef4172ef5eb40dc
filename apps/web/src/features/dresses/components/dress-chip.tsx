import { classNames } from '@ever-after/ui'
import { Heart } from 'lucide-react'
import { DressPicture } from '#creations'
import { imageUrl } from '#server-state'
import { copy } from '../copy.ts'
import type { DressChoice } from '../model.ts'

interface DressChipProps {
  dress: DressChoice
  isSelected: boolean
  isLiked: boolean
  onPress: () => void
}

/** A small plate in the picker of the try-on. */
export function DressChip({ dress, isSelected, isLiked, onPress }: DressChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      data-current={isSelected}
      onClick={onPress}
      className={classNames(
        'relative h-[8rem] w-[5.625rem] shrink-0 overflow-hidden rounded-field bg-line text-start text-white',
        'outline-offset-2 transition duration-200',
        isSelected && 'outline-2 outline-rose',
      )}
    >
      <DressPicture
        of={dress}
        src={imageUrl(dress.pictureUrl, 240)}
        alt=""
        loading="lazy"
        className="absolute inset-0 size-full object-top"
      />
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 to-transparent px-2 pt-9 pb-2 text-xs leading-tight">
        {dress.name}
      </span>
      {isLiked && (
        <>
          <Heart
            aria-hidden="true"
            className="absolute top-2 end-2 size-4 fill-white text-white drop-shadow"
            strokeWidth={1.7}
          />
          <span className="sr-only"> {copy.liked}</span>
        </>
      )}
    </button>
  )
}
