import type { DressDocument, EditableDress } from '#documents'

/** Puts a dress in the place of the one with its id, or at the end. */
export function saveDress(document: DressDocument, dress: EditableDress): DressDocument {
  const isThere = document.dresses.some(({ id }) => id === dress.id)
  const dresses = isThere
    ? document.dresses.map((before) => (before.id === dress.id ? dress : before))
    : [...document.dresses, dress]
  return { ...document, dresses }
}

/** The same document when none of them is there. */
export function removeDresses(document: DressDocument, ids: ReadonlySet<string>): DressDocument {
  const dresses = document.dresses.filter(({ id }) => !ids.has(id))
  return dresses.length === document.dresses.length ? document : { ...document, dresses }
}
