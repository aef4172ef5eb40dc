import { readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10

/** Processor time that a process has spent so far; other programs on the machine change it far less than the clock. */
export function processorMsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name, in parentheses, may hold anything.
  const [userTicks, systemTicks] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(userTicks) + Number(systemTicks)) * tickMs
}
