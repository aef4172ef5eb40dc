import { collectDefaultMetrics, Gauge } from 'prom-client'
import type { Services } from '../services.ts'
import { addDatabaseGauges, type GaugeDuties } from './database-gauges.ts'

/** Adds to the metrics what is read when somebody looks: this process, the engine's and the database. */
export function registerGauges(services: Services, duties: GaugeDuties): void {
  const { engine, meters } = services
  collectDefaultMetrics({ register: meters.registry })
  new Gauge({
    name: 'engine_resident_memory_bytes',
    help: 'Memory of the engine processes',
    registers: [meters.registry],
    async collect() {
      this.set(await engine.memoryBytes())
    },
  })
  addDatabaseGauges(services, duties)
}
