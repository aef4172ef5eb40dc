import type { CatalogueDiff, OperatorCatalogue } from '@ever-after/contract'
import { countStyles } from '#documents'
import { importCopy } from '../import-copy.ts'

/** More lines than this nobody reads. */
const linesMax = 100

interface LineList {
  title: string
  lines: string[]
  /** How many lines are left out. */
  more: number
}

/** A difference in words: its figures, and lists of what is behind them. */
export function describeImport({ diff, before }: { diff: CatalogueDiff; before: OperatorCatalogue }): {
  figures: { words: string; isGrave: boolean }[]
  lists: LineList[]
} {
  const { added, changed, removed } = diff
  const same = countStyles(before) - changed.length - removed.length
  const placed = ({ style, category }: CatalogueDiff['added'][number]) =>
    importCopy.inCategory(style.displayName, category)
  const lists = [
    listOf(importCopy.removedTitle, removed.map(placed)),
    listOf(
      importCopy.changedTitle,
      changed.map(({ after, fields }) =>
        importCopy.fields(placed(after), fields.map(({ path }) => path).join(', ')),
      ),
    ),
    listOf(importCopy.addedTitle, added.map(placed)),
    listOf(importCopy.categoriesTitle, categoryLines(diff)),
  ]
  return {
    figures: [
      { words: importCopy.added(added.length), isGrave: false },
      { words: importCopy.changed(changed.length), isGrave: false },
      { words: importCopy.removed(removed.length), isGrave: removed.length > 0 },
      { words: importCopy.same(same), isGrave: false },
    ],
    lists: lists.filter(({ lines }) => lines.length > 0),
  }
}

function categoryLines(diff: CatalogueDiff): string[] {
  return [
    ...diff.categoriesAdded.map(importCopy.categoryAdded),
    ...diff.categoriesRemoved.map(importCopy.categoryRemoved),
    ...diff.reordered.map(importCopy.categoryReordered),
    ...(diff.isCategoryOrderChanged ? [importCopy.orderChanged] : []),
  ]
}

function listOf(title: string, all: string[]): LineList {
  const lines = [...new Set(all)]
  return {
    title: `${title} (${all.length})`,
    lines: lines.slice(0, linesMax),
    more: Math.max(0, lines.length - linesMax),
  }
}
