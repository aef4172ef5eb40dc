import {
  addCategory,
  catalogues,
  refusedCategoryName,
  removeCategory,
  renameCategory,
  type StylesCatalogue,
} from '#documents'
import { alertPerson, askPerson, promptPerson } from '#messages'
import { copy } from './copy.ts'
import { performChange } from './perform-change.ts'

const nameMaxLength = 80

/** Asks for a name and makes a category of it; its name, or undefined when there is none. */
export async function askForCategory(catalogue: StylesCatalogue): Promise<string | undefined> {
  const answer = await promptPerson({
    question: copy.newCategory,
    label: copy.categoryName,
    confirm: copy.add,
    maxLength: nameMaxLength,
  })
  const name = usableName(catalogue, answer)
  if (name === undefined) return undefined
  void performChange({
    catalogue,
    label: copy.did.added(name),
    make: (document) => addCategory(document, name),
  })
  return name
}

/** Asks for another name of a category; an empty or unchanged one is ignored. */
export async function askToRename(catalogue: StylesCatalogue, from: string): Promise<string | undefined> {
  const answer = await promptPerson({
    question: copy.renameQuestion(from),
    label: copy.categoryName,
    value: from,
    confirm: copy.rename,
    maxLength: nameMaxLength,
  })
  if (answer?.trim() === from) return undefined
  const to = usableName(catalogue, answer)
  if (to === undefined) return undefined
  void performChange({
    catalogue,
    label: copy.did.renamed(from, to),
    make: (document) => renameCategory(document, { from, to }),
  })
  return to
}

/** Takes a category without styles away; there is nothing in it to archive. */
export async function askToRemove(catalogue: StylesCatalogue, name: string): Promise<void> {
  const isSure = await askPerson({
    question: copy.deleteEmptyQuestion(name),
    confirm: copy.remove,
    isDestructive: true,
  })
  if (!isSure) return
  await performChange({
    catalogue,
    label: copy.did.removedCategory(name),
    make: (document) => removeCategory(document, name),
  })
}

function usableName(catalogue: StylesCatalogue, answer: string | null): string | undefined {
  const name = answer?.trim() ?? ''
  const refused = refusedCategoryName(name)
  if (refused === 'popular') alertPerson(copy.popularIsSpecial)
  if (refused) return undefined
  if (!Object.hasOwn(catalogues[catalogue].state.read().document.styles, name)) return name
  alertPerson(copy.categoryTaken(name))
  return undefined
}
