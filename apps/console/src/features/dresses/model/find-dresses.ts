import type { EditableDress } from '#documents'

/** Dresses whose name or description holds the words, upper and lower case alike. */
export function findDresses(dresses: readonly EditableDress[], search: string): readonly EditableDress[] {
  const words = search.trim().toLowerCase()
  if (words === '') return dresses
  return dresses.filter(({ name, description }) =>
    [name, description].some((text) => text.toLowerCase().includes(words)),
  )
}
