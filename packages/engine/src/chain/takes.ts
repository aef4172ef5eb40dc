import type { HostedJob } from '../spec/hosted.ts'
import type { Outcome, Report } from '../spec/job.ts'

/** One of several pictures of a job; undefined for a job that makes one. */
export type Variant = 'natural' | 'studio' | undefined

/** The pictures that a job asks for. */
export function takesOf({ kind }: HostedJob): readonly Variant[] {
  return kind === 'portrait' ? ['natural', 'studio'] : [undefined]
}

/** What was made of one take, out of everything the studio made. */
export function onlyVariant({ images, report }: Outcome, variant: Variant): Outcome {
  if (variant === undefined) return { images, report }
  return { images: images.filter((image) => image.variant === variant), report }
}

/** All takes as one outcome; its figures are the worst of them, its costs their sum. */
export function joinTakes(takes: readonly Outcome[]): Outcome {
  if (takes.length === 1) return takes[0]
  const reports = takes.map(({ report }) => report)
  return {
    images: takes.flatMap(({ images }) => images),
    report: {
      engine: different(reports.map(({ engine }) => engine)),
      model: different(reports.map(({ model }) => model)),
      stagesMs: longest(reports),
      likeness: worst(reports.map(({ likeness }) => likeness)),
      skinDeltaE: worst(reports.map(({ skinDeltaE }) => skinDeltaE)),
      warnings: [...new Set(reports.flatMap(({ warnings }) => warnings))],
      costUsd: reports.reduce((sum, { costUsd }) => sum + costUsd, 0),
    },
  }
}

function different(names: readonly string[]): string {
  return [...new Set(names)].join('+')
}

/** Takes are drawn side by side. */
function longest(reports: readonly Report[]): Record<string, number> {
  const stagesMs: Record<string, number> = {}
  for (const report of reports)
    for (const [stage, ms] of Object.entries(report.stagesMs))
      stagesMs[stage] = Math.max(stagesMs[stage] ?? 0, ms)
  return stagesMs
}

function worst(measures: readonly (readonly number[])[]): number[] {
  const people = Math.max(...measures.map(({ length }) => length))
  return Array.from({ length: people }, (_, person) =>
    Math.max(...measures.flatMap((measure) => measure.slice(person, person + 1))),
  )
}
