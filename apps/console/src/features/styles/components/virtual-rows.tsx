import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'

interface VirtualRowsProps<T> {
  rows: readonly T[]
  scroller: RefObject<HTMLElement | null>
  /** Of the list, px; rows are measured anew when it changes. */
  widthPx: number
  estimatePx: (row: T) => number
  /** A row that stays even when it is scrolled away, such as the one that is dragged from. */
  keptKey?: string
  /** The row to scroll to when it comes. */
  shownKey?: string
  render: (row: T) => ReactNode
}

/** Draws the rows that are in sight and a few around them; the one with the focus stays, so that it is never lost. */
export function VirtualRows<T extends { key: string }>(props: VirtualRowsProps<T>) {
  const { rows, scroller, widthPx, estimatePx, keptKey, shownKey, render } = props
  const focused = useRef<string>(undefined)
  const places = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows])

  const rangeExtractor = (range: Range) => {
    const kept = [focused.current, keptKey].flatMap((key) => places.get(key ?? '') ?? [])
    const all = new Set([...defaultRangeExtractor(range), ...kept.filter((index) => index < range.count)])
    return [...all].toSorted((one, other) => one - other)
  }
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => estimatePx(rows[index]),
    getItemKey: (index) => rows[index].key,
    overscan: 2,
    rangeExtractor,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the width is what makes the measures old.
  useLayoutEffect(() => {
    virtualizer.measure()
    // Puts the estimates in force; a row as high as before would count as unchanged, and then as high as its estimate.
    virtualizer.getTotalSize()
    // Rows that stand have their new height already and would not be heard of again, least of all in mid-scroll.
    for (const row of virtualizer.elementsCache.values())
      if (row instanceof HTMLElement && row.isConnected)
        virtualizer.resizeItem(virtualizer.indexFromElement(row), row.offsetHeight)
  }, [widthPx, virtualizer])

  const shownPlace = shownKey === undefined ? undefined : places.get(shownKey)
  const hasShown = shownPlace !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is scrolled to once, not whenever rows come before it.
  useLayoutEffect(() => {
    if (shownPlace !== undefined) virtualizer.scrollToIndex(shownPlace, { align: 'center' })
  }, [hasShown, shownKey, virtualizer])

  const follow = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-index]')
    focused.current = row ? rows[Number(row.dataset.index)]?.key : undefined
  }
  return (
    <div
      className="relative w-full"
      style={{ height: virtualizer.getTotalSize() }}
      onFocusCapture={follow}
      onBlurCapture={() => {
        focused.current = undefined
      }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className="absolute top-0 left-0 w-full"
          style={{ transform: `translateY(${start}px)` }}
        >
          {render(rows[index])}
        </div>
      ))}
    </div>
  )
}
