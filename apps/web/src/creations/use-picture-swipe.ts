import { runsRightToLeft } from '@ever-after/ui'
import { type PointerEvent, useRef, useState } from 'react'
import type { Pages } from './use-pictures.ts'

interface Swipes {
  /** Whether nothing of the picture lies outside; a part of it is moved about instead. */
  isWhole: boolean
  pages: Pages | undefined
  onClose: () => void
}

interface Touch {
  id: number
  x: number
  y: number
  atMs: number
  axis?: 'across' | 'down'
}

const slipPx = 8
const turnPx = 64
const closePx = 96
/** A short, quick movement is meant, too. */
const flick = { leastPx: 24, pxPerMs: 0.5 }
/** What leads nowhere hardly follows the finger. */
const heldBack = 0.25

/** Lets one finger turn a whole picture over to the one beside it, or draw it down and away; the picture follows. */
export function usePictureSwipe({ isWhole, pages, onClose }: Swipes) {
  const touch = useRef<Touch>(undefined)
  const [offset, setOffset] = useState<{ x: number; y: number }>()
  const [slideFrom, setSlideFrom] = useState<string>()

  const letGo = () => {
    touch.current = undefined
    setOffset(undefined)
  }
  const onPointerDown = (event: PointerEvent) => {
    // A second finger pinches.
    if (!event.isPrimary || !isWhole) return letGo()
    touch.current = { id: event.pointerId, x: event.clientX, y: event.clientY, atMs: event.timeStamp }
  }
  const onPointerMove = (event: PointerEvent) => {
    const begun = touch.current
    if (begun?.id !== event.pointerId) return
    const x = event.clientX - begun.x
    const y = event.clientY - begun.y
    if (!begun.axis) {
      if (Math.hypot(x, y) < slipPx) return
      begun.axis = Math.abs(x) > Math.abs(y) ? 'across' : 'down'
      event.currentTarget.setPointerCapture(event.pointerId)
    }
    if (begun.axis === 'down') setOffset({ x: 0, y: y > 0 ? y : y * heldBack })
    else setOffset({ x: canTurn(pages, turnOf(x, event.currentTarget)) ? x : x * heldBack, y: 0 })
  }
  const onPointerUp = (event: PointerEvent) => {
    const begun = touch.current
    letGo()
    if (begun?.id !== event.pointerId || !begun.axis) return
    const movedPx = begun.axis === 'down' ? event.clientY - begun.y : event.clientX - begun.x
    const isQuick =
      Math.abs(movedPx) >= flick.leastPx &&
      Math.abs(movedPx) >= flick.pxPerMs * (event.timeStamp - begun.atMs)
    if (begun.axis === 'down') {
      if (movedPx > 0 && (isQuick || movedPx >= closePx)) onClose()
      return
    }
    const by = turnOf(movedPx, event.currentTarget)
    if (!canTurn(pages, by) || (!isQuick && Math.abs(movedPx) < turnPx)) return
    setSlideFrom(movedPx < 0 ? '40%' : '-40%')
    pages?.turn(by)
  }

  const turn = (by: 1 | -1) => {
    setSlideFrom(undefined)
    pages?.turn(by)
  }
  return {
    offset,
    /** Where the picture that shows came from; nowhere when it was turned to by `turn`. */
    slideFrom,
    turn,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo },
  }
}

/** The next picture lies where reading goes on. */
function turnOf(movedPx: number, element: Element): 1 | -1 {
  return movedPx < 0 === runsRightToLeft(element) ? -1 : 1
}

function canTurn(pages: Pages | undefined, by: 1 | -1): boolean {
  return Boolean(by === 1 ? pages?.hasNext : pages?.hasPrevious)
}
