import type { OperatorDress } from '@ever-after/contract'
import type { Content } from '../releases/index.ts'

/** Dresses are one list without categories. */
export function toContent(dresses: OperatorDress[]): Content<OperatorDress> {
  return { lists: [{ name: 'dresses', items: dresses }], order: [] }
}
