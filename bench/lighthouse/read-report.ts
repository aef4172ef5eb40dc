import { quantile } from '../quantile.ts'
import type { Measures } from './goals.ts'

/** Takes the figures out of Lighthouse's report; throws where one is missing. */
export function readReport(report: unknown): Measures {
  const score = (category: string) => Math.round(numberAt(report, ['categories', category, 'score']) * 100)
  const audit = (name: string) => numberAt(report, ['audits', name, 'numericValue'])
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(audit('largest-contentful-paint')),
    cls: Math.round(audit('cumulative-layout-shift') * 1000) / 1000,
  }
}

/** The median of each figure. */
export function medianOf(runs: readonly Measures[]): Measures {
  const median = (name: keyof Measures) =>
    quantile(
      runs.map((run) => run[name]),
      0.5,
    )
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    lcpMs: median('lcpMs'),
    cls: median('cls'),
  }
}

function numberAt(report: unknown, path: readonly string[]): number {
  const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], report)
  if (typeof value !== 'number') throw new Error(`The report has no number at ${path.join('.')}.`)
  return value
}
