import { type RefObject, useLayoutEffect, useState } from 'react'

const columnsMax = 5
/** The narrowest list in which all columns fit, rem. */
const roomForAllRem = 40
const remPerColumn = 9

/** How wide a list is, px, 0 until that is known, and how many cards stand beside each other in it. */
export function useColumns(scroller: RefObject<HTMLElement | null>): { widthPx: number; columns: number } {
  const [widthPx, setWidthPx] = useState(0)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => setWidthPx(element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])
  return { widthPx, columns: columnsIn(widthPx) }
}

function columnsIn(widthPx: number): number {
  const remPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const widthRem = widthPx / remPx
  if (widthRem >= roomForAllRem) return columnsMax
  return Math.max(1, Math.floor(widthRem / remPerColumn))
}
