import type { RefObject } from 'react'
import { copy } from '../copy.ts'
import type { Group, RatingOf } from '../model/arrange-styles.ts'
import type { Row } from '../model/list-rows.ts'
import { CategoryHeader, type HeaderActions } from './category-header.tsx'
import { type CardActions, StyleCard } from './style-card.tsx'
import { VirtualRows } from './virtual-rows.tsx'

interface StylesListProps {
  rows: readonly Row[]
  /** The row to scroll to when it comes. */
  shownKey?: string
  scroller: RefObject<HTMLElement | null>
  widthPx: number
  columns: number
  selected: ReadonlySet<string>
  ratingOf: RatingOf
  cardActions: CardActions
  headerActions: HeaderActions
}

const headerPx = 61
/** What stands under a card's picture, and the gap to the next row. */
const wordsPx = 92
const gapPx = 12

/** All categories and their cards as one long list. */
export function StylesList(props: StylesListProps) {
  const { rows, shownKey, scroller, widthPx, columns, selected, ratingOf, cardActions, headerActions } = props
  const cardWidthPx = (widthPx - gapPx * (columns - 1)) / columns
  return (
    <VirtualRows
      rows={rows}
      shownKey={shownKey}
      scroller={scroller}
      widthPx={widthPx}
      estimatePx={(row) => (row.kind === 'cards' ? cardWidthPx * 1.25 + wordsPx + gapPx : headerPx)}
      render={(row) => {
        if (row.kind === 'empty') return <p className="pb-4 text-soft-ink">{copy.emptyCategory}</p>
        if (row.kind === 'header')
          return (
            <CategoryHeader
              group={row.group}
              isExpanded={row.isExpanded}
              selected={row.isExpanded ? shareOf(row.group, selected) : 'none'}
              actions={headerActions}
            />
          )
        return (
          <ul
            aria-label={row.category}
            className="grid gap-3 pb-3"
            style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
          >
            {row.entries.map(({ style }) => {
              const { percent, band, total } = ratingOf(style.styleName)
              return (
                <StyleCard
                  key={style.id}
                  style={style}
                  category={row.category}
                  isSelected={selected.has(style.id)}
                  percent={percent}
                  band={band}
                  total={total}
                  actions={cardActions}
                />
              )
            })}
          </ul>
        )
      }}
    />
  )
}

function shareOf({ entries }: Group, selected: ReadonlySet<string>): 'none' | 'some' | 'all' {
  if (selected.size === 0) return 'none'
  const count = entries.reduce((sum, { style }) => sum + (selected.has(style.id) ? 1 : 0), 0)
  if (count === 0) return 'none'
  return count === entries.length ? 'all' : 'some'
}
