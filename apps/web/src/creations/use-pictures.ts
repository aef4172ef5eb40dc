import { useState } from 'react'
import type { Creation } from './creation.ts'
import { useSeenCreation } from './seen-creation.ts'

type Shown = Creation & { resultUrl: string }

/** The pictures of one change around the first one that was shown, and which of them shows. */
export function usePictures<C extends Shown>(first: C | undefined) {
  const [chosen, setChosen] = useState<{ of: string; id: string }>()
  const chosenId = first && chosen?.of === first.id ? chosen.id : first?.id
  const other = useSeenCreation({ kind: 'style', id: chosenId === first?.id ? undefined : chosenId })
  const shown: Shown | undefined = other?.resultUrl ? { ...other, resultUrl: other.resultUrl } : first
  const pictures = first
    ? [{ id: first.id, status: first.status, isStarred: first.isStarred }, ...first.siblings]
    : []
  const choose = (id: string) => first && setChosen({ of: first.id, id })
  const done = pictures.filter(({ status }) => status === 'completed')

  /** To the one beside it, as far as there is one. */
  const turn = (by: 1 | -1) => {
    const next = done[done.findIndex(({ id }) => id === shown?.id) + by]
    if (next) choose(next.id)
  }
  return { pictures, shown, chosenId, choose, turn }
}
