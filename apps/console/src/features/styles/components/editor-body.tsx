import type { OperatorStyle } from '@ever-after/contract'
import { Button, Notice } from '@ever-after/ui'
import { type RefObject, useMemo } from 'react'
import { copy } from '../copy.ts'
import { listRows } from '../model/list-rows.ts'
import { useColumns } from '../use-columns.ts'
import type { StylesView } from '../use-styles-view.ts'
import type { HeaderActions } from './category-header.tsx'
import { ReorderMode } from './reorder-mode.tsx'
import type { CardActions } from './style-card.tsx'
import { StylesList } from './styles-list.tsx'

interface EditorBodyProps {
  scroller: RefObject<HTMLDivElement | null>
  view: StylesView
  selected: ReadonlySet<string>
  /** The category that is being put into an order. */
  ordered: { category: string; styles: readonly OperatorStyle[] } | undefined
  /** Is scrolled to when it is there. */
  shownCategory: string | undefined
  cardActions: CardActions
  headerActions: HeaderActions & { add: () => void }
  onReorder: (styleIds: string[]) => void
  onReordered: () => void
}

/** The list that scrolls: all categories, one that is being put into an order, or why there is nothing. */
export function EditorBody(props: EditorBodyProps) {
  const { scroller, view, selected, ordered, shownCategory, cardActions, headerActions } = props
  const { widthPx, columns } = useColumns(scroller)
  const { groups, isExpanded } = view
  const rows = useMemo(() => listRows({ groups, isExpanded, columns }), [groups, isExpanded, columns])
  return (
    // A list that scrolls can be scrolled with the keyboard too.
    <section
      ref={scroller}
      aria-label={copy.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
      tabIndex={0}
      className="relative -mr-4 -ml-1 min-h-0 flex-1 overflow-y-auto overscroll-contain pr-px pl-1 -outline-offset-2 [scrollbar-gutter:stable]"
    >
      {widthPx === 0 ? null : ordered ? (
        <ReorderMode
          {...ordered}
          scroller={scroller}
          widthPx={widthPx}
          columns={columns}
          onReorder={props.onReorder}
          onDone={props.onReordered}
        />
      ) : rows.length > 0 ? (
        <StylesList
          rows={rows}
          shownKey={shownCategory && `category ${shownCategory}`}
          scroller={scroller}
          widthPx={widthPx}
          columns={columns}
          selected={selected}
          ratingOf={view.ratingOf}
          cardActions={cardActions}
          headerActions={headerActions}
        />
      ) : view.isFinding ? (
        <Notice title={copy.noneFoundTitle} action={<Button onClick={view.showAll}>{copy.showAll}</Button>}>
          {copy.noneFound}
        </Notice>
      ) : (
        <Notice
          title={copy.emptyTitle}
          action={<Button onClick={headerActions.add}>{copy.addCategory}</Button>}
        >
          {copy.empty}
        </Notice>
      )}
    </section>
  )
}
