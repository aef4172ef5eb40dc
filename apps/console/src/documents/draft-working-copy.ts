import {
  consoleLocalKeys,
  getRelease,
  listReleases,
  type OperatorCatalogue,
  operatorCatalogue,
} from '@ever-after/contract'
import * as z from 'zod/mini'
import { alertPerson } from '#messages'
import { call } from '#server-state'
import { applyPatch, type CataloguePatch, cataloguePatch, makePatch } from './catalogue-patch.ts'
import { copy } from './copy.ts'
import type { WorkingCopy } from './document-types.ts'

/** A browser gives a site five megabytes in all; above this only what differs from the base is kept. */
const wholeMaxLength = 2 * 1024 * 1024

const kept = z.union([z.object({ patch: cataloguePatch }), operatorCatalogue.shape.styles])

/** The draft's unsaved changes, under the keys of the browser's own storage. */
export const draftWorkingCopy: WorkingCopy<OperatorCatalogue> = {
  write({ base, document }) {
    const whole = estimateLength(document) > wholeMaxLength ? undefined : JSON.stringify(document.styles)
    const isSmall = whole !== undefined && whole.length <= wholeMaxLength
    try {
      localStorage.setItem(
        consoleLocalKeys.draftStyles,
        isSmall ? whole : JSON.stringify({ patch: makePatch({ base, document }) }),
      )
      localStorage.setItem(consoleLocalKeys.draftCategoryOrder, JSON.stringify(document.categoryOrder))
      localStorage.setItem(consoleLocalKeys.draftVersion, base.version)
    } catch {
      // The storage is full: the changes go to the server all the same, and the person should wait for that.
      draftWorkingCopy.forget()
      alertPerson(copy.noRoom)
    }
  },
  async read(saved) {
    const version = localStorage.getItem(consoleLocalKeys.draftVersion)
    const styles = kept.safeParse(parse(localStorage.getItem(consoleLocalKeys.draftStyles)))
    const order = z
      .array(z.string())
      .safeParse(parse(localStorage.getItem(consoleLocalKeys.draftCategoryOrder)))
    if (!version || !styles.success || !order.success) return undefined
    const found = version === saved.version ? saved : await findSave(version)
    const document = isPatch(styles.data)
      ? applyPatch({ base: found ?? saved, patch: styles.data.patch, categoryOrder: order.data })
      : { styles: styles.data, categoryOrder: order.data, version }
    // Without what it started from, everything that differs is the person's to choose.
    return { base: found ?? { styles: {}, categoryOrder: [], version }, document }
  },
  forget() {
    for (const key of ['draftStyles', 'draftCategoryOrder', 'draftVersion'] as const)
      localStorage.removeItem(consoleLocalKeys[key])
  },
}

const sampleSize = 50

/** About how long the whole would be, from the first styles: writing thousands to find out would hold the screen up. */
function estimateLength({ styles }: OperatorCatalogue): number {
  const all = Object.values(styles).flat()
  const sample = all.slice(0, sampleSize)
  return sample.length === 0 ? 0 : (JSON.stringify(sample).length / sample.length) * all.length
}

function isPatch(
  value: { patch: CataloguePatch } | OperatorCatalogue['styles'],
): value is { patch: CataloguePatch } {
  return 'patch' in value && !Array.isArray(value.patch)
}

/** The save that the changes started from, where somebody saved again since. */
async function findSave(version: string): Promise<OperatorCatalogue | undefined> {
  return (await findSaveOf('draft', version)) ?? findSaveOf('live', version)
}

/** The draft's first changes start from the live catalogue. */
async function findSaveOf(
  catalogue: 'draft' | 'live',
  version: string,
): Promise<OperatorCatalogue | undefined> {
  let before: string | null | undefined
  do {
    const page = await call(listReleases, { query: { catalogue, ...(before && { before }) } })
    const release = page.releases.find((one) => one.version === version)
    if (release) {
      const { document } = await call(getRelease, { params: { id: release.id } })
      return operatorCatalogue.parse(document)
    }
    before = page.nextBefore
  } while (before)
  return undefined
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    // A value that something else wrote counts as none.
    return undefined
  }
}
