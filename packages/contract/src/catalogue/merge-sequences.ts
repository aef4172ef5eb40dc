interface Sequences {
  base: readonly string[]
  theirs: readonly string[]
  mine: readonly string[]
  /** What the result consists of. */
  keep: ReadonlySet<string>
}

/** Joins two new orders of one list. Who moved something leads; when both did, it is mine. */
export function mergeSequences({ base, theirs, mine, keep }: Sequences): string[] {
  const [inBase, inTheirs, inMine] = [new Set(base), new Set(theirs), new Set(mine)]
  const everywhere = (key: string) => inBase.has(key) && inTheirs.has(key) && inMine.has(key)
  const isMineMoved = !isSameOrder(mine.filter(everywhere), base.filter(everywhere))
  const joined = isMineMoved ? insert(mine, theirs) : insert(theirs, mine)
  const rest = [...keep].filter((key) => !inTheirs.has(key) && !inMine.has(key))
  return [...joined.filter((key) => keep.has(key)), ...rest]
}

/** Puts what only the other list has before the neighbour that it has there, or at the end. */
function insert(lead: readonly string[], other: readonly string[]): string[] {
  const known = new Set(lead)
  const waiting = new Map<string, string[]>()
  let pending: string[] = []
  for (const key of other) {
    if (!known.has(key)) pending.push(key)
    else if (pending.length > 0) {
      waiting.set(key, pending)
      pending = []
    }
  }
  return [...lead.flatMap((key) => [...(waiting.get(key) ?? []), key]), ...pending]
}

function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.every((key, index) => key === other[index])
}
