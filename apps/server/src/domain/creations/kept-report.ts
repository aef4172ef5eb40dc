import type { Report } from '@ever-after/engine'

const mostPeople = 2
const mostCodes = 20
const mostNameLength = 160
const mostOthers = 2

/**
 * What is kept of an engine's report: the known numbers and names and nothing else. Whatever a provider adds stays out of the
 * database, and no list is long enough to hold a landmark mesh or a descriptor.
 */
export function keptReport(report: Report): Report {
  const { engine, model, stagesMs, likeness, skinDeltaE, warnings, costUsd, composition, others } = report
  return {
    engine,
    model,
    likeness: likeness.slice(0, mostPeople),
    skinDeltaE: skinDeltaE.slice(0, mostPeople),
    warnings: warnings.slice(0, mostCodes),
    stagesMs: Object.fromEntries(Object.entries(stagesMs).slice(0, mostCodes)),
    costUsd,
    ...(composition && { composition: composition.slice(0, mostNameLength) }),
    ...(others && { others: others.slice(0, mostOthers).map((name) => name.slice(0, mostNameLength)) }),
  }
}
