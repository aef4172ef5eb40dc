import type { StudioStyle } from '@ever-after/engine'

/**
 * Styles for each of `photos`: all of one photo from different categories while there are enough, with as many finishes
 * as there are, and over the panel every style about as often as the others of its finish.
 */
export function planStyles(
  styles: readonly StudioStyle[],
  photos: number,
  perPhoto: number,
): StudioStyle[][] {
  const uses = new Map(styles.map(({ id }) => [id, 0]))
  return Array.from({ length: photos }, () => {
    const chosen: StudioStyle[] = []
    for (let column = 0; column < Math.min(perPhoto, styles.length); column++) {
      const best = styles
        .filter((style) => !chosen.includes(style))
        .map((style) => ({ style, rank: rankOf(style, chosen, uses) }))
        .reduce((least, candidate) => (isBefore(candidate.rank, least.rank) ? candidate : least)).style
      chosen.push(best)
      uses.set(best.id, (uses.get(best.id) ?? 0) + 1)
    }
    return chosen
  })
}

/** The lower the better, first figure first. */
type Rank = readonly [sameCategory: number, sameFinish: number, uses: number]

function rankOf(style: StudioStyle, chosen: readonly StudioStyle[], uses: Map<string, number>): Rank {
  const count = (isSame: (other: StudioStyle) => boolean) => chosen.filter(isSame).length
  return [
    count(({ category }) => category === style.category),
    count(({ recipe }) => recipe.finish === style.recipe.finish),
    uses.get(style.id) ?? 0,
  ]
}

function isBefore(rank: Rank, other: Rank): boolean {
  const at = rank.findIndex((value, index) => value !== other[index])
  return at >= 0 && rank[at] < other[at]
}
