import { useMemo, useRef } from 'react'
import { catalogues, findStyle, type StylesCatalogue } from '#documents'
import { toggleAllPopular } from './bulk-actions.ts'
import type { OpenMove } from './components/category-menu.tsx'
import type { CardActions } from './components/style-card.tsx'
import { type CardPlace, selectRange } from './model/select-range.ts'
import type { Selection } from './use-selection.ts'
import { useStableCallback } from './use-stable-callback.ts'
import type { StylesView } from './use-styles-view.ts'

interface CardActionsOptions {
  catalogue: StylesCatalogue
  view: StylesView
  selection: Selection
  onMove: (open: OpenMove) => void
  onEdit: (styleId: string) => void
}

/** What every card does; with Shift a selection goes on from the card that was chosen last. */
export function useCardActions({
  catalogue,
  view,
  selection,
  onMove,
  onEdit,
}: CardActionsOptions): CardActions {
  const last = useRef<CardPlace>(undefined)
  const select = useStableCallback<Parameters<CardActions['select']>, void>(
    ({ place, isSelected, isRange }) => {
      const { groups, isExpanded } = view
      const from = isRange ? last.current : undefined
      selection.set(selectRange({ groups, isExpanded, from, to: place }), isSelected)
      last.current = place
    },
  )
  const openMove = useStableCallback((styleId: string, opener: Element) => {
    const placed = findStyle(catalogues[catalogue].state.read().document, styleId)
    onMove({ styleIds: [styleId], from: placed?.category, opener })
  })
  const togglePopular = useStableCallback((styleId: string) => {
    void toggleAllPopular({ catalogue, styleIds: [styleId] })
  })
  const edit = useStableCallback(onEdit)
  return useMemo(() => ({ select, openMove, togglePopular, edit }), [select, openMove, togglePopular, edit])
}
