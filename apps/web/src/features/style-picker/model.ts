import { type DeviceCatalogue, popularCategory, type Style } from '@ever-after/contract'
import { copy } from './copy.ts'

/** Where the operator's new styles wait; couples never see it (decision A27). */
const draftsName = 'Drafts'

export interface Section {
  name: string
  isPopular: boolean
  styles: Style[]
}

/** Sections as Home shows them: Popular first, then the server's order, then the rest; empty ones are left out. */
export function sectionsOf({ styles, categoryOrder }: DeviceCatalogue): Section[] {
  const names = [...new Set([...categoryOrder, ...Object.keys(styles)])].filter(
    (name) => name !== popularCategory && name !== draftsName,
  )
  const sections = names.map((name) => ({ name, isPopular: false, styles: inOrder(visible(styles[name])) }))
  const popular = inOrder(sections.flatMap((section) => section.styles).filter((style) => style.isPopular))
  return [{ name: copy.popular, isPopular: true, styles: popular }, ...sections].filter(
    ({ styles }) => styles.length > 0,
  )
}

export interface CarouselGroup {
  /** Name of the subcategory; a single style stands alone without one. */
  name: string | undefined
  styles: Style[]
}

/** Cards of one section's carousel: styles with an icon, those of one subcategory in one group at the first one's place. */
export function carouselGroups(styles: readonly Style[]): CarouselGroup[] {
  const withIcon = styles.filter((style) => style.variations[0].iconPath)
  const groups = new Map<string, CarouselGroup>()
  for (const style of withIcon) {
    const key = style.subcategory ? `group ${style.subcategory}` : `style ${style.id}`
    const group = groups.get(key) ?? { name: style.subcategory ?? undefined, styles: [] }
    group.styles.push(style)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The style that has this variation; a random one when there is none of that name. */
export function chooseStyle(
  sections: readonly Section[],
  variationName: string | undefined,
  random: () => number,
): Style | undefined {
  const all = allStyles(sections)
  return findVariation(sections, variationName) ?? all[Math.floor(random() * all.length)]
}

/** The style that has this variation. */
export function findVariation(
  sections: readonly Section[],
  variationName: string | undefined,
): Style | undefined {
  return allStyles(sections).find(({ variations }) =>
    variations.some((variation) => variation.variationName === variationName),
  )
}

/** The category that a style belongs to, or the first one. */
export function sectionOf(sections: readonly Section[], style: Style | undefined): Section | undefined {
  const own = sections.find(
    ({ isPopular, styles }) => !isPopular && styles.some(({ id }) => id === style?.id),
  )
  return own ?? sections[0]
}

function allStyles(sections: readonly Section[]): Style[] {
  return sections.filter(({ isPopular }) => !isPopular).flatMap(({ styles }) => styles)
}

function visible(styles: unknown): Style[] {
  return Array.isArray(styles) ? styles.filter((style: Style) => style.variations.length > 0) : []
}

function inOrder(styles: Style[]): Style[] {
  return styles.sort((a, b) => place(a) - place(b))
}

/** A style without an order comes last. */
function place({ order }: Style): number {
  return order ?? Number.MAX_SAFE_INTEGER
}
