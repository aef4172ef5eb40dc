import { useState } from 'react'
import type { Creation } from './creation.ts'
import { useSeenCreation } from './seen-creation.ts'

type Shown = Creation & { resultUrl: string }

/** Where a picture stands among those that one can turn to. */
export interface Pages {
  number: number
  all: number
  hasPrevious: boolean
  hasNext: boolean
  turn: (by: 1 | -1) => void
}

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

  const at = done.findIndex(({ id }) => id === shown?.id)
  const pages: Pages | undefined =
    done.length > 1
      ? {
          number: pictures.findIndex(({ id }) => id === shown?.id) + 1,
          all: pictures.length,
          hasPrevious: at > 0,
          hasNext: at < done.length - 1,
          turn: (by) => {
            const next = done[at + by]
            if (next) choose(next.id)
          },
        }
      : undefined
  return { pictures, shown, choose, pages }
}
