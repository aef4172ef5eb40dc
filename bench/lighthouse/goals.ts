/** What one page measures; scores are 0..100. */
export interface Measures {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpMs: number
  cls: number
}

export interface Goal {
  name: string
  path: string
  /** Opened as the app by somebody who has been here before, with nothing cached. */
  isApp?: boolean
  atLeast: Partial<Measures>
  atMost: Partial<Measures>
}

const quick = { lcpMs: 1400, cls: 0.05 }

/** Figures promised for the two pages that people meet first. */
export const goals: readonly Goal[] = [
  {
    name: 'landing',
    path: '/landing',
    atLeast: { performance: 95, accessibility: 100, bestPractices: 100, seo: 100 },
    atMost: quick,
  },
  {
    name: 'home',
    path: '/',
    isApp: true,
    atLeast: { performance: 95, accessibility: 100, bestPractices: 100 },
    atMost: quick,
  },
]

/** One line for each figure that misses its goal. */
export function missesOf(
  { atLeast, atMost }: Pick<Goal, 'atLeast' | 'atMost'>,
  measures: Measures,
): string[] {
  const names = Object.keys(measures) as (keyof Measures)[]
  return names.flatMap((name) => {
    const [least, most] = [atLeast[name], atMost[name]]
    if (least !== undefined && measures[name] < least) return `${name} ${measures[name]} is below ${least}`
    if (most !== undefined && measures[name] > most) return `${name} ${measures[name]} is above ${most}`
    return []
  })
}
