import { hintWords } from './coach-photos.ts'
import type { PanelRow } from './panel-row.ts'

const columns: readonly [title: string, value: (row: PanelRow) => string][] = [
  ['photo', ({ photoName }) => photoName],
  ['coach', ({ hints }) => hintWords(hints)],
  ['style', ({ style }) => style.id],
  ['finish', ({ style }) => style.recipe.finish],
  [
    'attire',
    ({ attire, partnerAttire, isSecond }) => `${attire}+${partnerAttire}${isSecond ? ' second' : ''}`,
  ],
  ['partner', ({ partnerName }) => partnerName],
  ['found again', foundAgain],
  ['likeness', ({ outcome }) => (outcome.kind === 'made' ? figures(outcome.likeness, 2) : '')],
  ['skin ΔE', ({ outcome }) => (outcome.kind === 'made' ? figures(outcome.skinDeltaE, 1) : '')],
  ['stages, ms', ({ outcome }) => (outcome.kind === 'made' ? stageWords(outcome.stagesMs) : '')],
  ['warnings or failure', remark],
]

/** The panel as tab-separated values, a title line first. */
export function tsvOf(rows: readonly PanelRow[]): string {
  return linesOf(rows)
    .map((cells) => `${cells.join('\t')}\n`)
    .join('')
}

/** The panel as a markdown table. */
export function markdownOf(rows: readonly PanelRow[]): string {
  const [titles, ...lines] = linesOf(rows)
  return [titles, titles.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

function linesOf(rows: readonly PanelRow[]): string[][] {
  const lines = rows.map((row) => columns.map(([, value]) => value(row).replaceAll(/[\t\n|]/g, ' ')))
  return [columns.map(([title]) => title), ...lines]
}

function foundAgain({ outcome }: PanelRow): string {
  if (outcome.kind === 'made') return 'both'
  return outcome.code === 'unlike' ? `not the ${outcome.about ?? 'couple'}` : 'nothing made'
}

function remark({ outcome }: PanelRow): string {
  if (outcome.kind === 'made') return outcome.warnings.join(', ')
  return `${outcome.code}${outcome.about ? ` (${outcome.about})` : ''}: ${outcome.message}`
}

function figures(values: readonly number[], digits: number): string {
  return values.map((value) => value.toFixed(digits)).join(' ')
}

function stageWords(stagesMs: Record<string, number>): string {
  return Object.entries(stagesMs)
    .map(([stage, ms]) => `${stage} ${ms}`)
    .join(' ')
}
