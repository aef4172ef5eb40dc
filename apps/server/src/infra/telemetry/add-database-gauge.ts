import { Gauge } from 'prom-client'
import type { Services } from '../services.ts'

export interface Sample {
  labels: Record<string, string>
  value: number
}

export interface DatabaseGauge {
  name: string
  help: string
  labelNames?: readonly string[]
  /** Read at most this often; with every look at the metrics when absent. */
  everyMs?: number
  /** And not before it has rested so many times as long as it took to read. */
  restTimes?: number
  read(): Promise<Sample[]>
}

/** A gauge that is read when somebody looks. One that cannot be read is empty and leaves the other metrics alone. */
export function addDatabaseGauge(
  { meters: { registry }, log }: Pick<Services, 'meters' | 'log'>,
  { name, help, labelNames = [], everyMs = 0, restTimes = 0, read }: DatabaseGauge,
): void {
  let readAgainAtMs = 0
  new Gauge({
    name,
    help,
    labelNames: [...labelNames],
    registers: [registry],
    async collect() {
      if (performance.now() < readAgainAtMs) return
      const startedMs = performance.now()
      const samples = await read().catch((err: unknown) => {
        log.warn({ err, metric: name }, 'metric not readable')
        return undefined
      })
      this.reset()
      // Without labels a reset is a zero, which would be a reading.
      if (labelNames.length === 0) this.remove()
      if (!samples) return
      const endedMs = performance.now()
      readAgainAtMs = endedMs + Math.max(everyMs, (endedMs - startedMs) * restTimes)
      for (const { labels, value } of samples) this.set(labels, value)
    },
  })
}
