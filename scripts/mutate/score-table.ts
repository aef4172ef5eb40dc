export interface Mutant {
  fileName: string
  status: string
  mutatorName: string
  location: { start: { line: number } }
  replacement?: string
}

export function tableOf(mutants: readonly Mutant[], folder: string): string {
  const survivors = mutants.filter(({ status }) => status === 'Survived')
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length
  const uncovered = mutants.filter(({ status }) => status === 'NoCoverage').length
  const rows = survivors.map(
    ({ fileName, location, mutatorName, replacement = '' }) =>
      `  ${fileName.slice(fileName.indexOf(folder))}:${location.start.line} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
  )
  const covered = killed + survivors.length
  const score = covered ? ((100 * killed) / covered).toFixed(1) : 'none'
  return [
    ...(rows.length ? ['Survivors:', ...rows] : []),
    `${folder}: ${score} % of ${covered} covered mutants killed, ${survivors.length} survived, ${uncovered} without a test`,
  ].join('\n')
}
