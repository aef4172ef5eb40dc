import {
  cursorOf,
  type HistoryItem,
  limits,
  listDressTryOns,
  listHairChanges,
  listStyleApplications,
} from '@ever-after/contract'
import { hairColourNames } from '#creations'
import { catalogueText } from '#platform/catalogue-words.ts'
import { call } from '#server-state'
import type { CreationKind } from '#session'
import { type Item, shownItems } from '../model.ts'

export interface ItemPage {
  items: Item[]
  /** Ask with this for the next page; undefined at the end. */
  next: string | undefined
}

interface Which {
  kind: CreationKind
  before?: string | undefined
}

/** A page of this device's pictures that belong on the grid; throws ApiError. */
export async function listItems({ kind, before }: Which): Promise<ItemPage> {
  const listed = await lists[kind]({ limit: limits.historyPageSize, before })
  const last: HistoryItem | undefined = listed[limits.historyPageSize - 1]
  return { items: shownItems(listed), next: last && cursorOf(last) }
}

interface Query {
  limit: number
  before: string | undefined
}

const lists: Record<CreationKind, (query: Query) => Promise<Item[]>> = {
  style: async (query) =>
    (await call(listStyleApplications, { query })).map((item) => ({
      ...item,
      kind: 'style',
      name: catalogueText(item.displayName),
    })),
  dress: async (query) =>
    (await call(listDressTryOns, { query })).map((item) => ({
      ...item,
      kind: 'dress',
      name: catalogueText(item.dressName),
    })),
  hair: async (query) =>
    (await call(listHairChanges, { query })).map((item) => ({
      ...item,
      kind: 'hair',
      name: hairColourNames[item.color],
    })),
}
