import { timeRow } from '../figures/time-row.ts'
import type { FilledOrder } from './fill-orders.ts'

/** A markdown table of what was drawn: times, likeness and skin, or why nothing was. */
export function studioTable(filled: readonly FilledOrder[]): string {
  const lines = filled.map(({ order, spentMs, result }) => {
    const cells = 'refusal' in result ? ['', '', result.refusal] : figuresOf(result.report)
    return [order.name, Math.round(spentMs), ...cells]
  })
  const titles = ['picture', 'ms', 'likeness', 'skin ΔE', 'warnings or refusal']
  return [titles, titles.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}

/** One line about a group of orders: times of those that were drawn, the worst figures, and refusals. */
export function summariseOrders(name: string, filled: readonly FilledOrder[]): string {
  const drawn = filled.filter(({ result }) => 'report' in result)
  const reports = drawn.flatMap(({ result }) => ('report' in result ? [result.report] : []))
  const worst = (list: readonly number[]) => (list.length ? Math.max(...list).toFixed(2) : 'not measured')
  return (
    `${timeRow({ name, samplesMs: drawn.map(({ spentMs }) => spentMs) })}  ` +
    `likeness at most ${worst(reports.flatMap(({ likeness }) => likeness))}, ` +
    `skin ΔE at most ${worst(reports.flatMap(({ skinDeltaE }) => skinDeltaE))}, ` +
    `${filled.length - drawn.length} refused`
  )
}

function figuresOf({
  likeness,
  skinDeltaE,
  warnings,
}: {
  likeness: number[]
  skinDeltaE: number[]
  warnings: string[]
}) {
  return [
    likeness.map((value) => value.toFixed(2)).join(' '),
    skinDeltaE.map((value) => value.toFixed(1)).join(' '),
    warnings.join(', '),
  ]
}
