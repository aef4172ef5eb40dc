import {
  ApiError,
  archiveStyles,
  listArchive,
  listReleases,
  mergeCatalogues,
  type OperatorCatalogue,
  type OperatorStyle,
  operatorStyle,
  publishDraft,
  restoreArchived,
  restoreRelease,
  saveDraftStyles,
  saveWeddingStyles,
} from '@ever-after/contract'
import { makeStyle, readAsOperator } from './make-catalogue.ts'
import type { TestDevice } from './start-server.ts'

export type Name = 'live' | 'draft'

/** What one of two people does next to the document that they have open. */
export interface Act {
  who: 0 | 1
  on: Name
  does:
    | 'add'
    | 'rename'
    | 'move'
    | 'remove'
    | 'open'
    | 'save'
    | 'archive'
    | 'unarchive'
    | 'restore'
    | 'publish'
  pick: number
}
interface Open {
  base: OperatorCatalogue
  mine: OperatorCatalogue
}
/** A style's text but for its place in the order. */
export const textOf = (style: OperatorStyle) => {
  const { order: _, ...content } = operatorStyle.parse(style)
  return JSON.stringify(content)
}
export const stylesOf = ({ styles }: OperatorCatalogue) => Object.values(styles).flat()
const pickFrom = <T>(list: readonly T[], pick: number): T | undefined => list[pick % (list.length || 1)]

/** Two people with what each has open, what was acknowledged, and how many styles were made. */
export class World {
  readonly operator: TestDevice
  readonly open: Record<Name, Open>[] = []
  readonly acknowledged = new Set<string>()
  readonly saved = new Map<string, string>()
  made = 0

  constructor(operator: TestDevice) {
    this.operator = operator
  }

  async begin(): Promise<void> {
    for (const who of [0, 1])
      this.open[who] = { live: await this.read('live'), draft: await this.read('draft') }
  }

  async read(on: Name): Promise<Open> {
    const base = await readAsOperator(this.operator, on)
    return { base, mine: base }
  }

  edit({ who, on, does, pick }: Act): void {
    const { mine } = this.open[who][on]
    const styles = structuredClone(mine.styles)
    const categories = ['Beach', 'Garden', 'Barn']
    const target = pickFrom(categories, pick) ?? 'Beach'
    styles[target] ??= []
    const chosen = pickFrom(stylesOf({ ...mine, styles }), pick)
    if (does === 'add') styles[target].push(makeStyle(`made-${this.made++}`))
    if (does === 'rename' && chosen) chosen.displayName = `Name ${pick} of ${who}`
    if ((does === 'remove' || does === 'move') && chosen) {
      for (const [name, list] of Object.entries(styles)) styles[name] = list.filter((each) => each !== chosen)
      if (does === 'move') styles[target].push(chosen)
    }
    this.open[who][on].mine = { ...mine, styles, categoryOrder: Object.keys(styles) }
  }

  /** Saves; when somebody was faster, joins both and saves that, as the console does. */
  async save({ who, on }: Act): Promise<void> {
    const endpoint = on === 'live' ? saveWeddingStyles : saveDraftStyles
    for (;;) {
      const { base, mine } = this.open[who][on]
      const body = {
        styles: mine.styles,
        categoryOrder: mine.categoryOrder,
        baseVersion: base.version,
        confirm: true,
      }
      try {
        const { release } = await this.operator.call(endpoint, { body })
        for (const style of stylesOf(mine)) this.acknowledged.add(textOf(style))
        this.open[who][on] = await this.read(on)
        this.saved.set(release.id, JSON.stringify(this.open[who][on].base))
        return
      } catch (error) {
        if (!(error instanceof Object && 'status' in error && error.status === 409)) throw error
        const { base: theirs } = await this.read(on)
        const { conflicts } = mergeCatalogues({ base, theirs, mine })
        const choices = Object.fromEntries(
          conflicts.map(({ styleId }) => [styleId, who === 0 ? ('mine' as const) : ('theirs' as const)]),
        )
        const { merged } = mergeCatalogues({ base, theirs, mine, choices })
        this.open[who][on] = { base: theirs, mine: merged }
      }
    }
  }

  /** Publishes the draft; where one style was changed on both sides, chooses. */
  async publish({ pick, ...versions }: { draftVersion: string; baseVersion: string; pick: number }) {
    const body = { ...versions, confirm: true }
    try {
      await this.operator.call(publishDraft, { body })
    } catch (error) {
      if (!(error instanceof ApiError) || error.body?.code !== 'catalogue_conflict') throw error
      const styleIds = (error.body.details ?? []).map(({ path }) => path.replace('choices.', ''))
      const choice = pick % 2 === 0 ? ('mine' as const) : ('theirs' as const)
      const choices = Object.fromEntries(styleIds.map((id) => [id, choice]))
      await this.operator.call(publishDraft, { body: { ...body, choices } })
    }
  }

  async perform(act: Act): Promise<void> {
    const { who, on, does, pick } = act
    const { version: baseVersion, ...now } = (await this.read(on)).base
    switch (does) {
      case 'open':
        this.open[who][on] = await this.read(on)
        return
      case 'save':
        return this.save(act)
      case 'archive': {
        const chosen = pickFrom(stylesOf({ ...now, version: '' }), pick)
        const body = { catalogue: on, styleIds: [chosen?.id ?? ''], baseVersion, confirm: true }
        if (chosen) await this.operator.call(archiveStyles, { body })
        return
      }
      case 'unarchive': {
        const entry = pickFrom((await this.operator.call(listArchive, {})).entries, pick)
        if (entry)
          await this.operator.call(restoreArchived, { body: { catalogue: on, ids: [entry.id], baseVersion } })
        return
      }
      case 'restore': {
        const { releases } = await this.operator.call(listReleases, { query: { catalogue: on } })
        const release = pickFrom(releases, pick)
        const body = { baseVersion, confirm: true }
        if (release) await this.operator.call(restoreRelease, { params: { id: release.id }, body })
        return
      }
      case 'publish': {
        const { base: draft } = await this.read('draft')
        const { base: live } = await this.read('live')
        if (draft.version === live.version) return
        return this.publish({ draftVersion: draft.version, baseVersion: live.version, pick })
      }
      default:
        this.edit(act)
    }
  }
}
