import type { OperatorStyle, RatingBand } from '@ever-after/contract'
import { classNames, IconButton } from '@ever-after/ui'
import { FolderInput, Pencil, Star } from 'lucide-react'
import { memo } from 'react'
import { copy } from '../copy.ts'
import type { CardPlace } from '../model/select-range.ts'
import { RatingBadge } from './rating-badge.tsx'
import { StylePicture } from './style-picture.tsx'

/** What cards do; the same functions for as long as the page stands, so that a card is drawn again only when it changes. */
export interface CardActions {
  select: (selection: { place: CardPlace; isSelected: boolean; isRange: boolean }) => void
  togglePopular: (styleId: string) => void
  openMove: (styleId: string, opener: Element) => void
  edit: (styleId: string) => void
}

interface StyleCardProps {
  style: OperatorStyle
  /** Of the list in which the card stands; Popular for a card there. */
  category: string
  isSelected: boolean
  percent: number | null
  band: RatingBand
  total: number
  actions: CardActions
}

/** One style: its picture, what is said about it, and what can be done with it. */
export const StyleCard = memo(function StyleCard(props: StyleCardProps) {
  const { style, category, isSelected, percent, band, total, actions } = props
  const { id, displayName: name, isPopular } = style
  return (
    <li
      className={classNames(
        '@container flex min-w-0 flex-col overflow-hidden rounded-field border bg-card',
        isSelected ? 'border-rose outline-2 outline-rose' : 'border-line',
      )}
    >
      <label className="relative block cursor-pointer">
        <StylePicture style={style} />
        <span className="absolute top-1 left-1 flex size-11 items-center justify-center">
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={copy.select(name)}
            onChange={({ target, nativeEvent }) =>
              actions.select({
                place: { category, styleId: id },
                isSelected: target.checked,
                isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
              })
            }
            className="size-6 cursor-pointer accent-rose"
          />
        </span>
        <span className="absolute top-2.5 right-2">
          <RatingBadge percent={percent} band={band} total={total} />
        </span>
        {isPopular && (
          <span className="absolute bottom-2 left-2 rounded-full border border-line bg-card p-1.5">
            <Star role="img" aria-label={copy.popular} className="size-4 fill-champagne text-champagne" />
          </span>
        )}
      </label>
      <div className="flex min-w-0 flex-1 flex-col px-3 pt-2">
        <h3 className="line-clamp-2 break-words font-sans font-semibold text-small leading-snug" title={name}>
          {name}
        </h3>
        {style.subcategory && <p className="truncate text-fine text-soft-ink">{style.subcategory}</p>}
      </div>
      <div className="flex items-center px-1 pb-1">
        <IconButton
          label={copy.popularOf(name)}
          aria-pressed={isPopular}
          onClick={() => actions.togglePopular(id)}
        >
          <Star
            aria-hidden="true"
            strokeWidth={1.6}
            className={classNames(
              'size-[18px]',
              isPopular ? 'fill-champagne text-champagne' : 'text-soft-ink',
            )}
          />
        </IconButton>
        <IconButton
          label={copy.moveOf(name)}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => actions.openMove(id, currentTarget)}
        >
          <FolderInput aria-hidden="true" strokeWidth={1.6} className="size-[18px] text-soft-ink" />
        </IconButton>
        <button
          type="button"
          aria-label={copy.editDetailsOf(name)}
          title={copy.editDetailsOf(name)}
          onClick={() => actions.edit(id)}
          className="ml-auto flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 text-fine text-rose transition duration-200 hover:bg-blush"
        >
          <Pencil aria-hidden="true" strokeWidth={1.6} className="size-[18px] @min-[11rem]:hidden" />
          <span className="hidden @min-[11rem]:inline">{copy.editDetails}</span>
        </button>
      </div>
    </li>
  )
})
