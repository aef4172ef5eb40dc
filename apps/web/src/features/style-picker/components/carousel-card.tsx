import type { Style } from '@ever-after/contract'
import { classNames, Picture } from '@ever-after/ui'
import { imageUrl } from '../model.ts'

interface CarouselCardProps {
  style: Style
  label: string
  accessibleName?: string
  /** Number of styles behind a group's card. */
  badge?: number
  isSelected: boolean
  onPress: () => void
}

/** A card of 90 × 120 px. */
export function CarouselCard({
  style,
  label,
  accessibleName,
  badge,
  isSelected,
  onPress,
}: CarouselCardProps) {
  return (
    <button
      type="button"
      aria-label={accessibleName}
      aria-pressed={badge === undefined ? isSelected : undefined}
      aria-expanded={badge === undefined ? undefined : false}
      onClick={onPress}
      className={classNames(
        'relative h-[120px] w-[90px] shrink-0 overflow-hidden rounded-field bg-line text-white',
        'outline-offset-2 transition duration-200',
        isSelected && 'outline-2 outline-rose',
      )}
    >
      <Picture src={imageUrl(style.variations[0].iconPath)} alt="" className="absolute inset-0 size-full" />
      <span className="absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 to-transparent px-2 pt-6 pb-1.5 text-left text-[11px] leading-tight">
        {label}
      </span>
      {badge !== undefined && (
        <span className="absolute top-1.5 right-1.5 min-w-5 rounded-full bg-black/65 px-1.5 py-0.5 text-[11px]">
          {badge}
        </span>
      )}
    </button>
  )
}
