import { execFileSync } from 'node:child_process'

/** Process ids of the engine processes that this process has started and that still run. */
export function engineChildren(): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(
      ([, parent, ...words]) => Number(parent) === process.pid && words.join(' ').includes('engine-child.ts'),
    )
    .map(([id]) => Number(id))
}

/** Ends one engine process as a host short of memory would. */
export function endChild(id: number): void {
  process.kill(id, 'SIGKILL')
}
