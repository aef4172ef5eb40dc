import { listDressTryOns, listHairChanges, listStyleApplications } from '@ever-after/contract'
import { hairColourNames } from '#creations'
import { call } from '#server-state'
import type { CreationKind } from '#session'
import { type Item, shownItems } from '../model.ts'

/** This device's pictures of a kind that belong on the grid; throws ApiError. */
export async function listItems(kind: CreationKind): Promise<Item[]> {
  return shownItems(await lists[kind]())
}

const lists: Record<CreationKind, () => Promise<Item[]>> = {
  style: async () =>
    (await call(listStyleApplications, {})).map((item) => ({
      ...item,
      kind: 'style',
      name: item.displayName,
    })),
  dress: async () =>
    (await call(listDressTryOns, {})).map((item) => ({ ...item, kind: 'dress', name: item.dressName })),
  hair: async () =>
    (await call(listHairChanges, {})).map((item) => ({
      ...item,
      kind: 'hair',
      name: hairColourNames[item.color],
    })),
}
