import type { OperatorStyle, Saved, saveStylesBody } from '@ever-after/contract'
import type { z } from 'zod'
import type { Services } from '../../infra/services.ts'
import type { OperatorActor } from '../access/index.ts'
import {
  type Content,
  conflictWith,
  hashItem,
  hashText,
  itemsOf,
  readCurrent,
  saveContent,
  shelves,
  toCatalogue,
} from '../releases/index.ts'
import { checkStyles } from './check-styles.ts'
import { toContent } from './content.ts'
import { giveIds } from './give-ids.ts'

interface SaveRequest {
  catalogue: 'live' | 'draft'
  body: z.output<typeof saveStylesBody>
}

/** Replaces the live catalogue or its draft; the save before stays as a release. */
export async function saveStyles(
  services: Pick<Services, 'database' | 'clock' | 'random'>,
  { by }: OperatorActor,
  { catalogue, body }: SaveRequest,
): Promise<Saved> {
  const { styles, categoryOrder, isImport, ...saving } = body
  const shelf = shelves[catalogue]
  const current = await readCurrent(services, shelf)
  const { baseVersion } = saving
  if (baseVersion !== undefined && baseVersion !== current.version) throw conflictWith(current)
  const given = checkStyles({
    styles,
    categoryOrder,
    findStored: storedIn(current.content),
    ...(baseVersion !== undefined && { findById: namedIn(current.content) }),
  })
  // Hashed before the database is held for this save.
  for (const style of itemsOf(toContent(given))) hashItem(style)
  const release = await saveContent(services, shelf, {
    saving: { ...saving, action: isImport ? 'imported' : 'saved', by },
    change: (current) =>
      toContent(giveIds({ from: toCatalogue(current), to: given, random: services.random })),
  })
  return { success: true, version: release.version, release }
}

/** Of thousands of styles a save changes a few; the others are known by their text. */
function storedIn(content: Content<OperatorStyle>): (raw: unknown) => OperatorStyle | undefined {
  let byHash: Map<string, OperatorStyle> | undefined
  return (raw) => {
    byHash ??= new Map(itemsOf(content).map((style) => [hashItem(style), style]))
    return byHash.get(hashText(JSON.stringify(raw) ?? ''))
  }
}

function namedIn(content: Content<OperatorStyle>): (id: string) => OperatorStyle | undefined {
  const byId = new Map(itemsOf(content).map((style) => [style.id, style]))
  return (id) => byId.get(id)
}
