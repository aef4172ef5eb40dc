import {
  type CatalogueName,
  type OperatorCatalogue,
  type OperatorDress,
  type OperatorDressCatalogue,
  type OperatorStyle,
  operatorDress,
  operatorStyle,
} from '@ever-after/contract'
import type { z } from 'zod'
import type { Database } from '../../infra/database/database.ts'
import { type Content, type Item, itemsOf } from './content.ts'

/** Where one document stands: its name, what its items are, and what is in force. */
export interface Shelf<T extends Item> {
  name: CatalogueName
  item: z.core.$ZodType<T>
  /** While this one has nothing of its own, it is a copy of another one, whose parts its releases may name. */
  copies?: Shelf<T>
  /** What was last read from each database; which release it is gets checked by every reader. */
  read: WeakMap<Database, Current<T>>
}

/** What is in force. */
export interface Current<T extends Item> {
  releaseId: string
  version: string
  content: Content<T>
  /** Whether it is another shelf's content, because nothing was stored here. */
  isCopy: boolean
}

type StyleShelf = Shelf<OperatorStyle>

const live: StyleShelf = { name: 'live', item: operatorStyle, read: new WeakMap() }
const draft: StyleShelf = { name: 'draft', item: operatorStyle, copies: live, read: new WeakMap() }
const dresses: Shelf<OperatorDress> = { name: 'dresses', item: operatorDress, read: new WeakMap() }

export const shelves = { live, draft, dresses }

/** Styles by category, as the contract has them. */
export function toCatalogue({
  content: { lists, order },
  version,
}: Pick<Current<OperatorStyle>, 'content' | 'version'>): OperatorCatalogue {
  const styles = Object.fromEntries(lists.map(({ name, items }) => [name, [...items]]))
  return { styles, categoryOrder: [...order], version }
}

export function toDresses({
  content,
  version,
}: Pick<Current<OperatorDress>, 'content' | 'version'>): OperatorDressCatalogue {
  return { dresses: itemsOf(content), version }
}
