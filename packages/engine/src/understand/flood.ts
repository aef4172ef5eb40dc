export interface Flood {
  widthPx: number
  heightPx: number
  /** Px indices to start from. */
  from: readonly number[]
  isOpen: (index: number) => boolean
}

/** 1 for every open px that touches a start through open px, side by side. */
export function flood({ widthPx, heightPx, from, isOpen }: Flood): Float32Array {
  const reached = new Float32Array(widthPx * heightPx)
  const waiting: number[] = []
  const visit = (index: number) => {
    if (reached[index] === 1 || !isOpen(index)) return
    reached[index] = 1
    waiting.push(index)
  }
  for (const index of from) visit(index)
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const x = index % widthPx
    if (x > 0) visit(index - 1)
    if (x < widthPx - 1) visit(index + 1)
    if (index >= widthPx) visit(index - widthPx)
    if (index + widthPx < reached.length) visit(index + widthPx)
  }
  return reached
}
