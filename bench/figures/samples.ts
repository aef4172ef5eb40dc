import { measureMs } from './measure-ms.ts'

/** Times of something that is done again and again. */
export interface Samples {
  wallMs: number[]
  /** Processor time, which other programs on the machine change far less. */
  cpuMs: number[]
}

/** Does the work and adds what it took; cpuMsSoFar tells the processor time spent so far by whoever does it. */
export async function sample(
  { wallMs, cpuMs }: Samples,
  cpuMsSoFar: () => number,
  work: () => Promise<unknown>,
): Promise<void> {
  const cpuBeforeMs = cpuMsSoFar()
  wallMs.push(await measureMs(work))
  cpuMs.push(cpuMsSoFar() - cpuBeforeMs)
}

/** Samples without any. */
export function noSamples(): Samples {
  return { wallMs: [], cpuMs: [] }
}
