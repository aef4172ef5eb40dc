import { type Finding, type FindingState, findingStates } from './finding.ts'

const marks: Record<FindingState, string> = { ready: '  ', off: '  ', attention: '! ', broken: '✗ ' }
const counted: Record<FindingState, string> = {
  ready: 'ready',
  off: 'not configured',
  attention: 'to look at',
  broken: 'broken',
}

/** The doctor's page: a line for each part, what to do below it, and a sum. */
export function describeFindings(findings: readonly Finding[]): string[] {
  const partWidth = Math.max(...findings.map(({ part }) => part.length))
  const stateWidth = Math.max(...findingStates.map((state) => state.length))
  const indent = ' '.repeat(2 + stateWidth + 2 + partWidth + 2)
  const lines = findings.flatMap(({ part, state, words, remedy }) => [
    `${marks[state]}${state.padEnd(stateWidth)}  ${part.padEnd(partWidth)}  ${words}`,
    ...(remedy ? [`${indent}→ ${remedy}`] : []),
  ])
  return [...lines, '', `${sumOf(findings)}.`]
}

function sumOf(findings: readonly Finding[]): string {
  return findingStates
    .map((state) => [findings.filter((finding) => finding.state === state).length, counted[state]] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ')
}
