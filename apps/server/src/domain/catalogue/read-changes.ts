import {
  type catalogueChangesQuery,
  type catalogueChangesReply,
  type OperatorStyle,
  type OutlinedCatalogue,
  outlineStyles,
} from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import {
  type Content,
  type Current,
  hashItem,
  readCurrent,
  readVersion,
  shelves,
  toCatalogue,
} from '../releases/index.ts'

/** A catalogue for who has an earlier version: thousands of styles that did not change are only named. */
export async function readChanges(
  services: Pick<Services, 'database'>,
  { catalogue, since }: z.output<typeof catalogueChangesQuery>,
): Promise<z.output<typeof catalogueChangesReply>> {
  const shelf = shelves[catalogue]
  const current = await readCurrent(services, shelf)
  if (since === current.version) return { version: since, changed: null }
  const known = await readVersion(services, { shelf, version: since, current })
  return { version: current.version, changed: outlineFor(known, current) }
}

/** A content for a reader who has another one. */
export function outlineFor(
  known: Content<OperatorStyle> | undefined,
  current: Pick<Current<OperatorStyle>, 'content' | 'version'>,
): OutlinedCatalogue {
  const { styles, categoryOrder, version } = toCatalogue(current)
  const base = known ? toCatalogue({ content: known, version: '' }).styles : {}
  const isSame = (before: OperatorStyle, after: OperatorStyle) => hashItem(before) === hashItem(after)
  return { styles: outlineStyles({ base, styles, isSame }), categoryOrder, version }
}
