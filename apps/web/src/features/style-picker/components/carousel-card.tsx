import type { Style } from '@ever-after/contract'
import { classNames } from '@ever-after/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { StylePicture } from '#creations'
import { imageUrl } from '#server-state'
import { copy } from '../copy.ts'

interface CarouselCardProps {
  style: Style
  label: string
  /** Number of styles behind a group's card. */
  badge?: number
  isOpen?: boolean
  isSelected: boolean
  onPress: () => void
}

/** A card of 90 × 120 px: one style, or with a badge a group of them. */
export function CarouselCard(props: CarouselCardProps) {
  const { style, label, badge, isOpen, isSelected, onPress } = props
  const isGroup = badge !== undefined
  const Fold = isOpen ? ChevronLeft : ChevronRight
  return (
    <button
      type="button"
      aria-pressed={isGroup ? undefined : isSelected}
      aria-expanded={isGroup ? isOpen : undefined}
      data-current={isSelected}
      onClick={onPress}
      className={classNames(
        'relative h-[7.5rem] w-[5.625rem] shrink-0 overflow-hidden rounded-field bg-line text-start text-white',
        'outline-offset-2 transition duration-200',
        isSelected && 'outline-2 outline-rose',
      )}
    >
      <StylePicture
        of={style}
        src={imageUrl(style.variations[0].iconPath, 270)}
        alt=""
        loading="lazy"
        className={classNames('absolute inset-0 size-full', isOpen && 'brightness-50')}
      />
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/85 to-transparent px-2 pt-8 pb-2 text-xs leading-tight">
        {label}
        {!isGroup && style.variations[0].offersCovering && (
          <span className="block text-white/80">{copy.coveringOffered}</span>
        )}
      </span>
      {isGroup && (
        <span className="absolute top-1.5 end-1.5 flex items-center rounded-full bg-black/65 py-0.5 pe-1 ps-2 text-xs">
          <span aria-hidden="true">{badge}</span>
          <span className="sr-only"> {copy.found(badge)}</span>
          <Fold aria-hidden="true" className="rtl:-scale-x-100 size-3" />
        </span>
      )}
    </button>
  )
}
