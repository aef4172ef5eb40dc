import { quantile } from '../quantile.ts'

interface TimeRow {
  name: string
  samplesMs: readonly number[]
  /** What the median should hold. */
  goalMs?: number
}

/** One line of a report: name, median and 95th percentile, and whether the median holds its goal. */
export function timeRow({ name, samplesMs, goalMs }: TimeRow): string {
  if (samplesMs.length === 0) return `${name.padEnd(nameWidth)} nothing measured`
  const [p50, p95] = [0.5, 0.95].map((q) => quantile(samplesMs, q))
  const figures = `${name.padEnd(nameWidth)} p50 ${seconds(p50)}  p95 ${seconds(p95)}  (${samplesMs.length})`
  return goalMs === undefined ? figures : `${figures}  ${goalWords(p50 <= goalMs, `≤ ${seconds(goalMs)}`)}`
}

/** Whether a goal is met, in words. */
export function goalWords(isMet: boolean, goal: string): string {
  return `goal ${goal}: ${isMet ? 'met' : 'missed'}`
}

/** Milliseconds as seconds, such as "1.24 s". */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}

const nameWidth = 44
