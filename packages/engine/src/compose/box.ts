import type { Point } from '../pixels/fill-polygon.ts'

/** A rectangle of whole pixels of the frame. */
export interface Box {
  left: number
  top: number
  widthPx: number
  heightPx: number
}

/** The smallest box of whole pixels around the points, grown by a margin and cut to the frame. */
export function boxAround(points: readonly Point[], marginPx: number, frame: Box): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return boxBetween(
    Math.floor(Math.min(...xs) - marginPx),
    Math.floor(Math.min(...ys) - marginPx),
    Math.ceil(Math.max(...xs) + marginPx),
    Math.ceil(Math.max(...ys) + marginPx),
    frame,
  )
}

export function growBox(box: Box, marginPx: number, frame: Box): Box {
  const margin = Math.ceil(marginPx)
  return boxBetween(
    box.left - margin,
    box.top - margin,
    box.left + box.widthPx + margin,
    box.top + box.heightPx + margin,
    frame,
  )
}

export function unionBox(first: Box, second: Box): Box {
  const left = Math.min(first.left, second.left)
  const top = Math.min(first.top, second.top)
  return {
    left,
    top,
    widthPx: Math.max(first.left + first.widthPx, second.left + second.widthPx) - left,
    heightPx: Math.max(first.top + first.heightPx, second.top + second.heightPx) - top,
  }
}

function boxBetween(left: number, top: number, right: number, bottom: number, frame: Box): Box {
  const cutLeft = Math.max(frame.left, left)
  const cutTop = Math.max(frame.top, top)
  return {
    left: cutLeft,
    top: cutTop,
    widthPx: Math.max(0, Math.min(frame.left + frame.widthPx, right) - cutLeft),
    heightPx: Math.max(0, Math.min(frame.top + frame.heightPx, bottom) - cutTop),
  }
}
