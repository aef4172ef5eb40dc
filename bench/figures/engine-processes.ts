import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export interface EngineProcessFigures {
  pid: number
  residentBytes: number
  /** Most that was ever resident. */
  peakBytes: number
  /** Processor time since its start, which other programs on the machine hardly change. */
  cpuMs: number
}

/** Figures of the engine processes that this process started; Linux only, from /proc. */
export function engineProcesses(): EngineProcessFigures[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => figuresOf(Number(name)))
}

/** Processor time of all engine processes of this process, milliseconds. */
export function engineCpuMs(): number {
  return engineProcesses().reduce((sum, { cpuMs }) => sum + cpuMs, 0)
}

/** Most that was ever resident of a process, bytes. */
export function peakBytesOf(pid: number): number {
  return kilobytes(readFileSync(`/proc/${pid}/status`, 'utf8'), 'VmHWM') * 1024
}

function figuresOf(pid: number): EngineProcessFigures[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    if (!status.includes(`\nPPid:\t${process.pid}\n`)) return []
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('engine-child')) return []
    const residentBytes = kilobytes(status, 'VmRSS') * 1024
    return [{ pid, residentBytes, peakBytes: kilobytes(status, 'VmHWM') * 1024, cpuMs: cpuMsOf(pid) }]
  } catch {
    // It ended while it was looked at.
    return []
  }
}

function kilobytes(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
}

let ticksPerSecond: number | undefined

/** Processor time of a process since its start, milliseconds: the 14th and 15th field of proc(5)'s stat, counted behind the name in brackets. */
export function cpuMsOf(pid: number): number {
  ticksPerSecond ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000
}
