import type { OperatorCatalogue, OperatorStyle } from '@ever-after/contract'
import { placedStyles } from '#documents'

export interface StyleGroup {
  category: string
  styles: OperatorStyle[]
}

/** The categories of a catalogue with their styles; of a search those whose name or category has it. */
export function groupStyles(document: OperatorCatalogue, search: string): StyleGroup[] {
  const wanted = search.trim().toLowerCase()
  const groups = new Map<string, OperatorStyle[]>()
  for (const { category, style } of placedStyles(document)) {
    const words = `${style.displayName}\n${style.styleName}\n${category}`.toLowerCase()
    if (!words.includes(wanted)) continue
    const styles = groups.get(category) ?? []
    styles.push(style)
    groups.set(category, styles)
  }
  return [...groups].map(([category, styles]) => ({ category, styles }))
}
