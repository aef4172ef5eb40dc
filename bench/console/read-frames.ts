interface Trace {
  /** Times are microseconds. */
  traceEvents: { name: string; ts: number }[]
}

/** How many frames a second a browser's trace drew between two marks of the page, and the longest time without one. */
export function framesOf(json: string): { framesPerSecond: number; longestFrameMs: number } {
  const { traceEvents }: Trace = JSON.parse(json)
  const markedAt = (name: string) => {
    const mark = traceEvents.find((event) => event.name === name)
    if (!mark) throw new Error(`The trace has no mark ${name}.`)
    return mark.ts
  }
  const [begin, end] = [markedAt('drag-begins'), markedAt('drag-ends')]
  const drawn = traceEvents
    .filter(({ name, ts }) => name === 'DrawFrame' && ts >= begin && ts <= end)
    .map(({ ts }) => ts)
    .toSorted((one, other) => one - other)
  if (drawn.length < 2) throw new Error('The trace has no frames.')
  const gaps = drawn.slice(1).map((ts, index) => ts - drawn[index])
  const spanUs = drawn[drawn.length - 1] - drawn[0]
  return { framesPerSecond: (gaps.length * 1e6) / spanUs, longestFrameMs: Math.max(...gaps) / 1000 }
}
