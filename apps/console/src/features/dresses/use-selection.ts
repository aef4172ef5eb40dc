import { useMemo, useState } from 'react'
import type { EditableDress } from '#documents'

const none: ReadonlySet<string> = new Set()

/** Which dresses are selected; one that is no longer there is not. */
export function useSelection(dresses: readonly EditableDress[]) {
  const [chosen, setChosen] = useState(none)
  const selected = useMemo(
    () => new Set(dresses.flatMap(({ id }) => (chosen.has(id) ? [id] : []))),
    [chosen, dresses],
  )
  return {
    selected,
    set(ids: readonly string[], isSelected: boolean) {
      const next = new Set(selected)
      for (const id of ids) isSelected ? next.add(id) : next.delete(id)
      setChosen(next)
    },
    clear: () => setChosen(none),
  }
}
