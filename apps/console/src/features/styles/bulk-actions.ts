import {
  catalogues,
  moveStyles,
  type StylesCatalogue,
  setSubcategory,
  togglePopular,
  turnsPopular,
} from '#documents'
import { alertPerson, askPerson, promptPerson } from '#messages'
import { copy } from './copy.ts'
import { performChange } from './perform-change.ts'

const subcategoryMaxLength = 200

interface Bulk {
  catalogue: StylesCatalogue
  styleIds: readonly string[]
}

/** Those of the styles that are still in the catalogue; without any the person is told that none is selected. */
export function stillThere({ catalogue, styleIds }: Bulk): string[] {
  const lists = Object.values(catalogues[catalogue].state.read().document.styles)
  const there = new Set(lists.flatMap((list) => list.map(({ id }) => id)))
  const left = styleIds.filter((id) => there.has(id))
  if (left.length === 0) alertPerson(copy.noneSelected)
  return left
}

/** Turns all popular, or when every one of them is, all off. */
export async function toggleAllPopular({ catalogue, styleIds }: Bulk): Promise<void> {
  const ids = stillThere({ catalogue, styleIds })
  if (ids.length === 0) return
  const isOn = turnsPopular(catalogues[catalogue].state.read().document, ids)
  await performChange({
    catalogue,
    label: isOn ? copy.did.popularOn(ids.length) : copy.did.popularOff(ids.length),
    make: (document) => togglePopular(document, ids),
  })
}

export async function moveAll({ catalogue, styleIds, category }: Bulk & { category: string }): Promise<void> {
  const ids = stillThere({ catalogue, styleIds })
  if (ids.length === 0) return
  await performChange({
    catalogue,
    label: copy.did.moved(ids.length, category),
    make: (document) => moveStyles(document, { styleIds: ids, category }),
  })
}

/** Asks for a subcategory; an empty one asks once more and takes it away. */
export async function askForSubcategory({ catalogue, styleIds }: Bulk): Promise<void> {
  if (stillThere({ catalogue, styleIds }).length === 0) return
  const answer = await promptPerson({
    question: copy.subcategoryQuestion(styleIds.length),
    description: copy.subcategoryHint,
    label: copy.subcategory,
    confirm: copy.set,
    maxLength: subcategoryMaxLength,
  })
  if (answer === null) return
  const subcategory = answer.trim()
  const isSure =
    subcategory !== '' ||
    (await askPerson({ question: copy.removeSubcategory, confirm: copy.remove, isDestructive: true }))
  if (!isSure) return
  // Somebody else may have taken them away while the question was open.
  const ids = stillThere({ catalogue, styleIds })
  if (ids.length === 0) return
  await performChange({
    catalogue,
    label: subcategory
      ? copy.did.subcategorySet(ids.length, subcategory)
      : copy.did.subcategoryRemoved(ids.length),
    make: (document) => setSubcategory(document, { styleIds: ids, subcategory }),
  })
}
