import { cpus, loadavg, totalmem } from 'node:os'

/** The machine and what it is busy with, for the head of a report; figures without it say little. */
export function describeMachine(): string {
  const memoryGb = Math.round(totalmem() / 2 ** 30)
  return `machine: ${cpus().length} × ${cpus()[0].model}, ${memoryGb} GB, Node ${process.versions.node}, ${describeLoad()}`
}

/** Load average of the last minute, such as "load 0.35". */
export function describeLoad(): string {
  return `load ${loadavg()[0].toFixed(2)}`
}
