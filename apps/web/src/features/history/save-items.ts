import { savePictures } from '#platform/save-picture.ts'
import type { CreationKind } from '#session'
import { listItems } from './api/list-items.ts'
import type { Item } from './model.ts'

interface Saving {
  kind: CreationKind
  ids: readonly string[]
  onSaved: (count: number) => void
}

/** Saves pictures one after the other; what fails is logged. Answers how many were saved. */
export async function saveItems({ kind, ids, onSaved }: Saving): Promise<number> {
  const items = await readItems({ kind, ids })
  const pictures = ids.flatMap((id) => {
    const item = items.get(id)
    if (item?.resultUrl) return [{ url: item.resultUrl, name: item.name }]
    console.warn(`The picture ${id} is gone.`)
    return []
  })
  return savePictures(pictures, onSaved)
}

/** Read anew as far back as the pictures stand, because addresses expire and a purchase unlocks the clean ones. */
async function readItems({ kind, ids }: Pick<Saving, 'kind' | 'ids'>): Promise<Map<string, Item>> {
  const found = new Map<string, Item>()
  let before: string | undefined
  do {
    const { items, next } = await listItems({ kind, before })
    for (const item of items) if (ids.includes(item.id)) found.set(item.id, item)
    before = next
  } while (before && found.size < ids.length)
  return found
}
