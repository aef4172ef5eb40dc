import { classNames, IconButton } from '@ever-after/ui'
import { Heart } from 'lucide-react'
import { copy } from '../copy.ts'
import type { DressChoice } from '../model.ts'
import type { Favourites } from '../use-favourites.ts'

interface FavouriteButtonProps {
  dress: DressChoice
  favourites: Favourites
  className?: string
}

/** A heart that is full when the dress is liked. */
export function FavouriteButton({ dress, favourites, className }: FavouriteButtonProps) {
  const isLiked = favourites.ids.includes(dress.id)
  return (
    <IconButton
      label={copy.favourite(dress.name)}
      aria-pressed={isLiked}
      onClick={() => favourites.toggle(dress.id)}
      className={className}
    >
      <Heart
        aria-hidden="true"
        className={classNames('size-5 text-rose transition duration-200', isLiked && 'fill-rose')}
        strokeWidth={1.7}
      />
    </IconButton>
  )
}
