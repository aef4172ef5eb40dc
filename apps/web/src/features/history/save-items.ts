import { savePictures } from '#platform/save-picture.ts'
import type { CreationKind } from '#session'
import { listItems } from './api/list-items.ts'

interface Saving {
  kind: CreationKind
  ids: readonly string[]
  onSaved: (count: number) => void
}

/**
 * Saves pictures one after the other; what fails is logged. Answers how many were saved. The list is read anew first,
 * because addresses expire and a purchase unlocks the clean pictures.
 */
export async function saveItems({ kind, ids, onSaved }: Saving): Promise<number> {
  const items = await listItems(kind)
  const pictures = ids.flatMap((id) => {
    const item = items.find((candidate) => candidate.id === id)
    if (item?.resultUrl) return [{ url: item.resultUrl, name: item.name }]
    console.warn(`The picture ${id} is gone.`)
    return []
  })
  return savePictures(pictures, onSaved)
}
