interface Surroundings {
  /** The inner edges of the frame. */
  frame: { top: number; bottom: number }
  toastHeightPx: number
  /** Upper edges of what is fastened to the bottom of the screen: the tabs, the main button. */
  bars: readonly number[]
  /** Lower edge of a finished picture. */
  pictureBottom?: number
}

/** How far a toast stands above the lower edge of the frame: over what is fastened there, and below a finished picture. */
export function riseOf({ frame, toastHeightPx, bars, pictureBottom }: Surroundings): number {
  const middle = (frame.top + frame.bottom) / 2
  // What is scrolled up or out of sight is no edge of the screen.
  const edge = Math.min(frame.bottom, ...bars.filter((top) => top > middle))
  const above = frame.bottom - edge
  if (pictureBottom === undefined || pictureBottom <= frame.top) return above
  const mostPx = frame.bottom - pictureBottom - toastHeightPx
  return Math.max(0, Math.min(above, mostPx))
}
