import type { OperatorCatalogue } from '@ever-after/contract'
import { useMemo, useState } from 'react'

/** Which styles are selected; one that is no longer in the catalogue is not. */
export function useSelection(document: OperatorCatalogue) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(none)
  const selected = useMemo(() => {
    const there = new Set(Object.values(document.styles).flatMap((list) => list.map(({ id }) => id)))
    return new Set([...chosen].filter((id) => there.has(id)))
  }, [chosen, document])

  return {
    selected,
    set(ids: readonly string[], isSelected: boolean) {
      setChosen((before) => {
        const next = new Set(before)
        for (const id of ids) isSelected ? next.add(id) : next.delete(id)
        return next
      })
    },
    clear: () => setChosen(none),
  }
}

const none: ReadonlySet<string> = new Set()

export type Selection = ReturnType<typeof useSelection>
